import { type AttentionQuery, attentionAnswer, attentionQuery } from '@fichero/contract/attention.schema'
import { type FileQuery, fileQuery, wholeNumber } from '@fichero/contract/common.schema'
import { competencyMapAnswer } from '@fichero/contract/competency-map.schema'
import { missingAnswer } from '@fichero/contract/missing.schema'
import {
  type OwedByInstructorQuery,
  type OwedExportQuery,
  type OwedQuery,
  owedAnswer,
  owedByInstructorAnswer,
  owedByInstructorQuery,
  owedExportQuery,
  owedQuery,
} from '@fichero/contract/owed.schema'
import { Controller, Get, Param, Query } from '@nestjs/common'
import { Authenticated } from '../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../access/current-user.decorator.js'
import { ReturnsWorkbook } from '../../files/spreadsheet-writer/returns-workbook.decorator.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { FichaExportService } from './export/ficha-export.service.js'
import { AttentionService } from './figures/attention.service.js'
import { CompetencyMapService } from './owed/competency-map.service.js'
import { MissingService } from './owed/missing.service.js'
import { OwedService } from './owed/owed.service.js'
import { OwedByInstructorService } from './owed/owed-by-instructor.service.js'

/** Owed: judgments that an instructor has not given yet. Missing: outcomes that the people of a ficha have not approved yet. */
@Controller('fichas')
export class OwedController {
  constructor(
    private readonly owed: OwedService,
    private readonly byInstructor: OwedByInstructorService,
    private readonly missing: MissingService,
    private readonly map: CompetencyMapService,
    private readonly exports: FichaExportService,
    private readonly attention: AttentionService,
  ) {}

  @Get('atencion')
  @Authenticated()
  @Returns(attentionAnswer)
  listAttention(@Query({ schema: attentionQuery }) query: AttentionQuery, @CurrentUser() actor: Actor) {
    return this.attention.list(actor, query)
  }

  @Get('pendientes')
  @Authenticated()
  @Returns(owedAnswer)
  list(@Query({ schema: owedQuery }) query: OwedQuery, @CurrentUser() actor: Actor) {
    return this.owed.list(actor, query)
  }

  @Get('pendientes/instructores')
  @Authenticated()
  @Returns(owedByInstructorAnswer)
  listByInstructor(
    @Query({ schema: owedByInstructorQuery }) query: OwedByInstructorQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.byInstructor.list(actor, query)
  }

  @Get('pendientes/exportacion')
  @Authenticated()
  @ReturnsWorkbook('exports:owed')
  export(@Query({ schema: owedExportQuery }) query: OwedExportQuery, @CurrentUser() actor: Actor) {
    return this.exports.owed(actor, query)
  }

  @Get(':nroFicha/faltantes')
  @Authenticated()
  @Returns(missingAnswer)
  missingOutcomes(@Param('nroFicha', { schema: wholeNumber() }) nroFicha: number, @CurrentUser() actor: Actor) {
    return this.missing.get(actor, nroFicha)
  }

  @Get(':nroFicha/faltantes/exportacion')
  @Authenticated()
  @ReturnsWorkbook('exports:missing', { entidad: 'ficha', param: 'nroFicha' })
  exportMissing(
    @Param('nroFicha', { schema: wholeNumber() }) nroFicha: number,
    @Query({ schema: fileQuery }) query: FileQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.exports.missing(actor, nroFicha, query)
  }

  @Get(':nroFicha/mapa')
  @Authenticated()
  @Returns(competencyMapAnswer)
  competencyMap(@Param('nroFicha', { schema: wholeNumber() }) nroFicha: number, @CurrentUser() actor: Actor) {
    return this.map.get(actor, nroFicha)
  }
}
