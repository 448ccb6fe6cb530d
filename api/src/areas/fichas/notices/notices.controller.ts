import { doneAnswer } from '@fichero/contract/auth.schema'
import { apprenticeDocument, wholeNumber } from '@fichero/contract/common.schema'
import { type RecordNotice, recordNoticeBody } from '@fichero/contract/notices.schema'
import { Body, Controller, Param, Post } from '@nestjs/common'
import { Authenticated } from '../../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../../access/current-user.decorator.js'
import { Returns } from '../../../http/validation/returns.decorator.js'
import { NoticesService } from './notices.service.js'

@Controller('fichas/:nroFicha/aprendices/:documentNumber/avisos')
export class NoticesController {
  constructor(private readonly notices: NoticesService) {}

  @Post()
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
}
