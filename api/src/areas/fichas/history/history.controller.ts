import { pageQuery, wholeNumber } from '@fichero/contract/common.schema'
import {
  type ImportsQuery,
  importChanges,
  importsAnswer,
  importsQuery,
  undoAnswer,
} from '@fichero/contract/import-history.schema'
import { Controller, Get, Param, Post, Query, Res } from '@nestjs/common'
import type { Response } from 'express'
import type { z } from 'zod'
import { Authenticated, Can } from '../../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../../access/current-user.decorator.js'
import { Returns } from '../../../http/validation/returns.decorator.js'
import { Sends } from '../../../http/validation/sends.decorator.js'
import { answerLanguage } from '../../../i18n/answer-language.js'
import { reasonsIn } from '../../../i18n/sentences.js'
import { HistoryService } from './history.service.js'

type Page = z.output<typeof pageQuery>

@Controller('fichas/:nroFicha/importaciones')
export class HistoryController {
  constructor(private readonly history: HistoryService) {}

  @Get()
  @Authenticated()
  @Returns(importsAnswer)
  @Sends('Content-Language')
  async list(
    @Param('nroFicha', { schema: wholeNumber() }) nroFicha: number,
    @Query({ schema: importsQuery }) query: ImportsQuery,
    @CurrentUser() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ) {
    return reasonsIn(await this.history.list(actor, nroFicha, query), answerLanguage(response))
  }

  @Get(':id')
  @Authenticated()
  @Returns(importChanges)
  changes(
    @Param('nroFicha', { schema: wholeNumber() }) nroFicha: number,
    @Param('id', { schema: wholeNumber() }) id: number,
    @Query({ schema: pageQuery }) query: Page,
    @CurrentUser() actor: Actor,
  ) {
    return this.history.changes(actor, nroFicha, id, query)
  }

  @Post(':id/deshacer')
  @Can('fichas:import-evaluations')
  @Returns(undoAnswer)
  undo(
    @Param('nroFicha', { schema: wholeNumber() }) nroFicha: number,
    @Param('id', { schema: wholeNumber() }) id: number,
    @CurrentUser() actor: Actor,
  ) {
    return this.history.undo(actor, nroFicha, id)
  }
}
