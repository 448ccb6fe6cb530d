import { type ApprenticeQuery, apprenticeQuery } from '@fichero/contract/apprentices.schema'
import { apprenticeDocument, type FileQuery, fileQuery, wholeNumber } from '@fichero/contract/common.schema'
import { type FichasExportQuery, fichasExportQuery } from '@fichero/contract/fichas-query.schema'
import { Controller, Get, Param, Query } from '@nestjs/common'
import { Authenticated } from '../../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../../access/current-user.decorator.js'
import { ReturnsWorkbook } from '../../../files/spreadsheet-writer/returns-workbook.decorator.js'
import { FichaExportService } from './ficha-export.service.js'

const apprenticeFileQuery = apprenticeQuery.extend(fileQuery.shape)

@Controller('fichas')
export class FichaExportController {
  constructor(private readonly exports: FichaExportService) {}

  @Get('exportacion')
  @Authenticated()
  @ReturnsWorkbook('exports:fichas')
  list(@Query({ schema: fichasExportQuery }) query: FichasExportQuery, @CurrentUser() actor: Actor) {
    return this.exports.list(actor, query)
  }

  @Get(':nroFicha/exportacion')
  @Authenticated()
  @ReturnsWorkbook('exports:ficha', { entidad: 'ficha', param: 'nroFicha' })
  ficha(
    @Param('nroFicha', { schema: wholeNumber() }) nroFicha: number,
    @Query({ schema: fileQuery }) query: FileQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.exports.ficha(actor, nroFicha, query)
  }

  @Get('aprendiz/:documentNumber/exportacion')
  @Authenticated()
  @ReturnsWorkbook('exports:apprentice', { entidad: 'aprendiz', param: 'documentNumber' })
  apprentice(
    @Param('documentNumber', { schema: apprenticeDocument }) nroDocumento: string,
    @Query({ schema: apprenticeFileQuery }) query: ApprenticeQuery & FileQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.exports.apprentice(actor, nroDocumento, query)
  }
}
