import {
  type BatchChoice,
  type BatchFileQuery,
  type BatchQuery,
  batchAnswer,
  batchChoice,
  batchesAnswer,
  batchFileQuery,
  batchQuery,
  batchReportAnswer,
  type CreateBatch,
  changedBatchAnswer,
  createBatchBody,
} from '@fichero/contract/batches.schema'
import { wholeNumber } from '@fichero/contract/common.schema'
import { MAX_JUDGMENTS_FILE } from '@fichero/contract/limits'
import { Body, Controller, Delete, Get, Param, Post, Query, Res, UploadedFile } from '@nestjs/common'
import type { Response } from 'express'
import { Can } from '../../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../../access/current-user.decorator.js'
import { Upload } from '../../../files/uploads/upload.decorator.js'
import { Returns } from '../../../http/validation/returns.decorator.js'
import { Sends } from '../../../http/validation/sends.decorator.js'
import { answerLanguage } from '../../../i18n/answer-language.js'
import { BatchFilesService } from './batch-files.service.js'
import { BatchesService } from './batches.service.js'

const ID = { schema: wholeNumber() }

@Controller('fichas/lotes')
export class BatchesController {
  constructor(
    private readonly batches: BatchesService,
    private readonly files: BatchFilesService,
  ) {}

  @Get()
  @Can('fichas:import-evaluations')
  @Returns(batchesAnswer)
  list(@CurrentUser() actor: Actor) {
    return this.batches.list(actor)
  }

  @Post()
  @Can('fichas:import-evaluations')
  @Returns(changedBatchAnswer)
  create(@Body({ schema: createBatchBody }) body: CreateBatch, @CurrentUser() actor: Actor) {
    return this.batches.create(actor, body)
  }

  @Get(':id')
  @Can('fichas:import-evaluations')
  @Sends('Content-Language')
  @Returns(batchAnswer)
  get(
    @Param('id', ID) id: number,
    @Query({ schema: batchQuery }) query: BatchQuery,
    @CurrentUser() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.batches.get(actor, id, query, answerLanguage(response))
  }

  @Get(':id/reportes/:reporte')
  @Can('fichas:import-evaluations')
  @Sends('Content-Language')
  @Returns(batchReportAnswer)
  report(
    @Param('id', ID) id_lote: number,
    @Param('reporte', ID) id: number,
    @CurrentUser() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.batches.report(actor, { id_lote, id }, answerLanguage(response))
  }

  @Post(':id/archivos')
  @Can('fichas:import-evaluations')
  @Upload('archivo_excel', MAX_JUDGMENTS_FILE)
  @Returns(changedBatchAnswer)
  addFile(
    @Param('id', ID) id: number,
    @UploadedFile() file: Express.Multer.File | undefined,
    @Query({ schema: batchFileQuery }) query: BatchFileQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.files.add(actor, id, file, query)
  }

  @Post(':id/planear')
  @Can('fichas:import-evaluations')
  @Returns(changedBatchAnswer)
  plan(@Param('id', ID) id: number, @Body({ schema: batchChoice }) choice: BatchChoice, @CurrentUser() actor: Actor) {
    return this.batches.plan(actor, id, choice)
  }

  @Post(':id/aplicar')
  @Can('fichas:import-evaluations')
  @Returns(changedBatchAnswer)
  apply(@Param('id', ID) id: number, @Body({ schema: batchChoice }) choice: BatchChoice, @CurrentUser() actor: Actor) {
    return this.batches.apply(actor, id, choice)
  }

  @Post(':id/deshacer')
  @Can('fichas:import-evaluations')
  @Returns(changedBatchAnswer)
  undo(@Param('id', ID) id: number, @Body({ schema: batchChoice }) choice: BatchChoice, @CurrentUser() actor: Actor) {
    return this.batches.undo(actor, id, choice)
  }

  @Post(':id/cancelar')
  @Can('fichas:import-evaluations')
  @Returns(changedBatchAnswer)
  cancel(@Param('id', ID) id: number, @CurrentUser() actor: Actor) {
    return this.batches.cancel(actor, id)
  }

  @Delete(':id')
  @Can('fichas:import-evaluations')
  @Returns(changedBatchAnswer)
  remove(@Param('id', ID) id: number, @CurrentUser() actor: Actor) {
    return this.batches.remove(actor, id)
  }
}
