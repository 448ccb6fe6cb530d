import {
  type ApprenticeAnswer,
  type ApprenticeQuery,
  apprenticeAnswer,
  apprenticeQuery,
  outcomeHistoryAnswer,
  type UpdateContact,
  type UpdateContactAnswer,
  updateContactAnswer,
  updateContactData,
} from '@fichero/contract/apprentices.schema'
import { apprenticeDocument, wholeNumber } from '@fichero/contract/common.schema'
import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common'
import { Authenticated } from '../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../access/current-user.decorator.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { IfMatch, Versioned } from '../../records/row-updates/versioned.decorator.js'
import { ApprenticesService } from './apprentices.service.js'
import { ContactUpdateService } from './contact-update.service.js'

@Controller('fichas')
export class ApprenticesController {
  constructor(
    private readonly apprentices: ApprenticesService,
    private readonly contacts: ContactUpdateService,
  ) {}

  @Get('aprendiz/:documentNumber')
  @Authenticated()
  @Versioned(({ data }: ApprenticeAnswer) => data.version)
  @Returns(apprenticeAnswer)
  get(
    @Param('documentNumber', { schema: apprenticeDocument }) nroDocumento: string,
    @Query({ schema: apprenticeQuery }) { ficha }: ApprenticeQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.apprentices.get(actor, nroDocumento, ficha)
  }

  @Get('aprendiz/:documentNumber/historial')
  @Authenticated()
  @Returns(outcomeHistoryAnswer)
  history(
    @Param('documentNumber', { schema: apprenticeDocument }) nroDocumento: string,
    @Query({ schema: apprenticeQuery }) { ficha }: ApprenticeQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.apprentices.history(actor, nroDocumento, ficha)
  }

  @Put(':nroFicha/aprendices/:documentNumber')
  @Authenticated()
  @Versioned(({ contacto }: UpdateContactAnswer) => contacto.version)
  @Returns(updateContactAnswer)
  updateContact(
    @Param('nroFicha', { schema: wholeNumber() }) nro_ficha: number,
    @Param('documentNumber', { schema: apprenticeDocument }) nro_documento: string,
    @Body({ schema: updateContactData }) data: UpdateContact,
    @IfMatch() ifMatch: string | undefined,
    @CurrentUser() actor: Actor,
  ) {
    return this.contacts.update(actor, { nro_ficha, nro_documento }, data, ifMatch)
  }
}
