import { wholeNumber } from '@fichero/contract/common.schema'
import {
  type FichaFileQuery,
  type FichaFileRowsQuery,
  fichaFileAnswer,
  fichaFileQuery,
  fichaFileRowsQuery,
} from '@fichero/contract/ficha-files.schema'
import {
  type CreateFicha,
  createFichaAnswer,
  createFichaFields,
  disabledFichasAnswer,
  type FichaAnswer,
  fichaAnswer,
  fichaCounts,
  fichaStateAnswer,
  fichasAnswer,
  type UpdateFicha,
  type UpdateFichaAnswer,
  undoCreationAnswer,
  updateFichaAnswer,
  updateFichaFields,
} from '@fichero/contract/fichas.schema'
import { type FichasQuery, fichasQuery } from '@fichero/contract/fichas-query.schema'
import { importChanges } from '@fichero/contract/import-history.schema'
import {
  type ApplyPlanQuery,
  applyPlanQuery,
  type ImportQuery,
  importAnswer,
  importQuery,
  type PlanChangesQuery,
  planChangesQuery,
  type RejectedRowsQuery,
  rejectedRowsQuery,
} from '@fichero/contract/imports.schema'
import { MAX_APPRENTICES_FILE, MAX_JUDGMENTS_FILE } from '@fichero/contract/limits'
import { progressTrendAnswer } from '@fichero/contract/progress-trend.schema'
import { Body, Controller, Delete, Get, Param, Post, Put, Query, UploadedFile } from '@nestjs/common'
import { Authenticated, Can } from '../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../access/current-user.decorator.js'
import { ReturnsWorkbook } from '../../files/spreadsheet-writer/returns-workbook.decorator.js'
import { Upload } from '../../files/uploads/upload.decorator.js'
import { dataPart } from '../../http/validation/data-part.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { ReturnsCreatedOrSimulated } from '../../http/validation/returns-created.decorator.js'
import { IfMatch, Versioned } from '../../records/row-updates/versioned.decorator.js'
import { FichaCreationService } from './ficha-creation.service.js'
import { FichaFileService } from './ficha-file.service.js'
import { FichaStatesService } from './ficha-states.service.js'
import { FichaUpdateService } from './ficha-update.service.js'
import { FichasService } from './fichas.service.js'
import { ProgressTrendService } from './figures/progress-trend.service.js'
import { UndoCreationService } from './history/undo-creation.service.js'
import { EvaluationsService } from './import/evaluations.service.js'

@Controller('fichas')
export class FichasController {
  constructor(
    private readonly fichas: FichasService,
    private readonly creation: FichaCreationService,
    private readonly files: FichaFileService,
    private readonly updates: FichaUpdateService,
    private readonly states: FichaStatesService,
    private readonly evaluations: EvaluationsService,
    private readonly creations: UndoCreationService,
    private readonly trend: ProgressTrendService,
  ) {}

  @Get('reporte-estado')
  @Authenticated()
  @Returns(fichaCounts)
  count(@CurrentUser() actor: Actor) {
    return this.fichas.count(actor)
  }

  @Get()
  @Authenticated()
  @Returns(fichasAnswer)
  list(@Query({ schema: fichasQuery }) query: FichasQuery, @CurrentUser() actor: Actor) {
    return this.fichas.list(actor, query)
  }

  @Get('disabled')
  @Can('fichas:view-disabled')
  @Returns(disabledFichasAnswer)
  listDisabled(@CurrentUser() actor: Actor) {
    return this.fichas.listDisabled(actor)
  }

  @Get(':nroFicha')
  @Authenticated()
  @Versioned(({ version }: FichaAnswer) => version)
  @Returns(fichaAnswer)
  get(@Param('nroFicha', { schema: wholeNumber() }) nroFicha: number, @CurrentUser() actor: Actor) {
    return this.fichas.get(actor, nroFicha)
  }

  @Get(':nroFicha/avance')
  @Authenticated()
  @Returns(progressTrendAnswer)
  progressTrend(@Param('nroFicha', { schema: wholeNumber() }) nroFicha: number, @CurrentUser() actor: Actor) {
    return this.trend.get(actor, nroFicha)
  }

  @Post('create')
  @Can('fichas:create')
  @Upload('archivo_excel', MAX_APPRENTICES_FILE)
  @ReturnsCreatedOrSimulated(createFichaAnswer, ({ ficha }) => ficha && `/fichas/${ficha.nro_ficha}`)
  create(
    @Body({ schema: dataPart(createFichaFields) }) data: CreateFicha,
    @UploadedFile() file: Express.Multer.File | undefined,
    @Query({ schema: importQuery }) query: ImportQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.creation.create(actor, data, file, query)
  }

  /** The same endpoint as `create` under the path of the original specification. */
  @Post()
  @Can('fichas:create')
  @Upload('archivo_excel', MAX_APPRENTICES_FILE)
  @ReturnsCreatedOrSimulated(createFichaAnswer, ({ ficha }) => ficha && `/fichas/${ficha.nro_ficha}`)
  createInList(
    @Body({ schema: dataPart(createFichaFields) }) data: CreateFicha,
    @UploadedFile() file: Express.Multer.File | undefined,
    @Query({ schema: importQuery }) query: ImportQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.creation.create(actor, data, file, query)
  }

  @Post('archivo')
  @Can('fichas:import-evaluations')
  @Upload('archivo_excel', MAX_JUDGMENTS_FILE)
  @Returns(fichaFileAnswer)
  readFile(
    @UploadedFile() file: Express.Multer.File | undefined,
    @Query({ schema: fichaFileQuery }) query: FichaFileQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.files.read(actor, file, query)
  }

  @Post('archivo/rechazos')
  @Can('fichas:create')
  @Upload('archivo_excel', MAX_APPRENTICES_FILE)
  @ReturnsWorkbook()
  rejectedOfFile(
    @UploadedFile() file: Express.Multer.File | undefined,
    @Query({ schema: fichaFileRowsQuery }) query: FichaFileRowsQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.files.rejected(actor, file, query)
  }

  @Put(':nroFicha')
  @Can('fichas:edit')
  @Versioned(({ ficha }: UpdateFichaAnswer) => ficha.version)
  @Returns(updateFichaAnswer)
  update(
    @Param('nroFicha', { schema: wholeNumber() }) nroFicha: number,
    @Body({ schema: updateFichaFields }) data: UpdateFicha,
    @IfMatch() ifMatch: string | undefined,
    @CurrentUser() actor: Actor,
  ) {
    return this.updates.update(actor, nroFicha, data, ifMatch)
  }

  @Delete(':nroFicha')
  @Can('fichas:create')
  @Returns(undoCreationAnswer)
  undoCreation(@Param('nroFicha', { schema: wholeNumber() }) nroFicha: number, @CurrentUser() actor: Actor) {
    return this.creations.undo(actor, nroFicha)
  }

  @Post('disabled/:id')
  @Can('fichas:disable')
  @Returns(fichaStateAnswer)
  disable(@Param('id', { schema: wholeNumber() }) id: number, @CurrentUser() actor: Actor) {
    return this.states.set(actor, id, 'disable')
  }

  @Post('enabled/:id')
  @Can('fichas:enable')
  @Returns(fichaStateAnswer)
  enable(@Param('id', { schema: wholeNumber() }) id: number, @CurrentUser() actor: Actor) {
    return this.states.set(actor, id, 'enable')
  }

  @Put(':nroFicha/evaluaciones')
  @Can('fichas:import-evaluations')
  @Upload('archivo_excel', MAX_JUDGMENTS_FILE)
  @Returns(importAnswer)
  importEvaluations(
    @Param('nroFicha', { schema: wholeNumber() }) nroFicha: number,
    @UploadedFile() file: Express.Multer.File | undefined,
    @Query({ schema: importQuery }) query: ImportQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.evaluations.import(actor, { nroFicha, kind: 'juicios' }, file, query)
  }

  @Put(':nroFicha/aprendices')
  @Can('fichas:import-evaluations')
  @Upload('archivo_excel', MAX_APPRENTICES_FILE)
  @Returns(importAnswer)
  importApprentices(
    @Param('nroFicha', { schema: wholeNumber() }) nroFicha: number,
    @UploadedFile() file: Express.Multer.File | undefined,
    @Query({ schema: importQuery }) query: ImportQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.evaluations.import(actor, { nroFicha, kind: 'aprendices' }, file, query)
  }

  @Post(':nroFicha/evaluaciones/rechazos')
  @Can('fichas:import-evaluations')
  @Upload('archivo_excel', MAX_JUDGMENTS_FILE)
  @ReturnsWorkbook()
  rejectedEvaluations(
    @Param('nroFicha', { schema: wholeNumber() }) nroFicha: number,
    @UploadedFile() file: Express.Multer.File | undefined,
    @Query({ schema: rejectedRowsQuery }) query: RejectedRowsQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.evaluations.rejected(actor, nroFicha, file, query)
  }

  @Post(':nroFicha/evaluaciones/:plan')
  @Can('fichas:import-evaluations')
  @Returns(importAnswer)
  applyEvaluations(
    @Param('nroFicha', { schema: wholeNumber() }) nroFicha: number,
    @Param('plan') plan: string,
    @Query({ schema: applyPlanQuery }) query: ApplyPlanQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.evaluations.apply(actor, nroFicha, plan, query)
  }

  @Get(':nroFicha/evaluaciones/:plan/cambios')
  @Can('fichas:import-evaluations')
  @Returns(importChanges)
  plannedChanges(
    @Param('nroFicha', { schema: wholeNumber() }) nroFicha: number,
    @Param('plan') plan: string,
    @Query({ schema: planChangesQuery }) query: PlanChangesQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.evaluations.changes(actor, nroFicha, plan, query)
  }
}
