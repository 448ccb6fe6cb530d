import { doneAnswer } from '@fichero/contract/auth.schema'
import { apprenticeDocument, wholeNumber } from '@fichero/contract/common.schema'
import {
  groupNoticeAnswer,
  type RecordNotice,
  recordNoticeBody,
  type SendNotice,
  type SendReminder,
  type StopMail,
  sendNoticeBody,
  sendReminderBody,
  stopMailBody,
} from '@fichero/contract/notices.schema'
import { Body, Controller, Param, Post } from '@nestjs/common'
import { Authenticated, Public } from '../../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../../access/current-user.decorator.js'
import { Address } from '../../../http/throttle/address.decorator.js'
import { Throttled } from '../../../http/throttle/throttled.decorator.js'
import { Returns } from '../../../http/validation/returns.decorator.js'
import { NoticeMailService } from './notice-mail.service.js'
import { NoticesService } from './notices.service.js'

@Controller()
export class NoticesController {
  constructor(
    private readonly notices: NoticesService,
    private readonly mail: NoticeMailService,
  ) {}

  @Post('fichas/:nroFicha/aprendices/:documentNumber/avisos')
  @Authenticated()
  @Returns(doneAnswer)
  record(
    @Param('nroFicha', { schema: wholeNumber() }) nro_ficha: number,
    @Param('documentNumber', { schema: apprenticeDocument }) nro_documento: string,
    @Body({ schema: recordNoticeBody }) body: RecordNotice,
    @CurrentUser() actor: Actor,
  ) {
    return this.notices.record(actor, { nro_ficha, nro_documento }, body)
  }

  @Post('fichas/:nroFicha/aprendices/:documentNumber/avisos/correo')
  @Authenticated()
  @Returns(doneAnswer)
  send(
    @Param('nroFicha', { schema: wholeNumber() }) nro_ficha: number,
    @Param('documentNumber', { schema: apprenticeDocument }) nro_documento: string,
    @Body({ schema: sendNoticeBody }) body: SendNotice,
    @CurrentUser() actor: Actor,
  ) {
    return this.mail.send(actor, { nro_ficha, nro_documento }, body)
  }

  // Before the path with a number in the same place.
  @Post('fichas/pendientes/avisos/correo')
  @Authenticated()
  @Returns(doneAnswer)
  sendToUser(@Body({ schema: sendReminderBody }) body: SendReminder, @CurrentUser() actor: Actor) {
    return this.mail.sendToUser(actor, body)
  }

  @Post('fichas/:nroFicha/avisos/correo')
  @Authenticated()
  @Returns(groupNoticeAnswer)
  sendToGroup(
    @Param('nroFicha', { schema: wholeNumber() }) nro_ficha: number,
    @Body({ schema: sendNoticeBody }) body: SendNotice,
    @CurrentUser() actor: Actor,
  ) {
    return this.mail.sendToGroup(actor, nro_ficha, body)
  }

  @Post('sin-correos')
  @Throttled('address')
  @Public()
  @Returns(doneAnswer)
  stop(@Body({ schema: stopMailBody }) body: StopMail, @Address() address: string) {
    return this.mail.stop(body, address)
  }
}
