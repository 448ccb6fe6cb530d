import { apprenticeDocument, wholeNumber } from '@fichero/contract/common.schema'
import {
  type CorrectDocument,
  correctDocumentAnswer,
  correctDocumentData,
  type MergePeople,
  mergePeopleAnswer,
  mergePeopleData,
  mergePeopleQuery,
} from '@fichero/contract/corrections.schema'
import { Body, Controller, Param, Post, Query } from '@nestjs/common'
import type { z } from 'zod'
import { Can } from '../../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../../access/current-user.decorator.js'
import { Returns } from '../../../http/validation/returns.decorator.js'
import { DocumentCorrectionService } from './document-correction.service.js'
import { MergeService } from './merge.service.js'

@Controller('fichas/:nroFicha/aprendices/:documentNumber')
export class CorrectionsController {
  constructor(
    private readonly documents: DocumentCorrectionService,
    private readonly merges: MergeService,
  ) {}

  @Post('documento')
  @Can('apprentices:correct')
  @Returns(correctDocumentAnswer)
  correct(
    @Param('nroFicha', { schema: wholeNumber() }) nro_ficha: number,
    @Param('documentNumber', { schema: apprenticeDocument }) nro_documento: string,
    @Body({ schema: correctDocumentData }) data: CorrectDocument,
    @CurrentUser() actor: Actor,
  ) {
    return this.documents.correct(actor, { nro_ficha, nro_documento }, data)
  }

  @Post('union')
  @Can('apprentices:correct')
  @Returns(mergePeopleAnswer)
  merge(
    @Param('nroFicha', { schema: wholeNumber() }) nro_ficha: number,
    @Param('documentNumber', { schema: apprenticeDocument }) nro_documento: string,
    @Body({ schema: mergePeopleData }) data: MergePeople,
    @Query({ schema: mergePeopleQuery }) { simular }: z.output<typeof mergePeopleQuery>,
    @CurrentUser() actor: Actor,
  ) {
    const key = { nro_ficha, nro_documento }
    return simular ? this.merges.simulate(actor, key, data) : this.merges.merge(actor, key, data)
  }
}
