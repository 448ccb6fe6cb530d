import { pageQuery, wholeNumber } from '@fichero/contract/common.schema'
import { importChanges, importsAnswer, undoAnswer } from '@fichero/contract/import-history.schema'
import { Controller, Get, Param, Post, Query } from '@nestjs/common'
import type { z } from 'zod'
import { Authenticated, Can } from '../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../access/current-user.decorator.js'
import { Returns } from '../../validation/returns.decorator.js'
import { HistoryService } from './history.service.js'

type Page = z.output<typeof pageQuery>

@Controller('fichas/:nroFicha/importaciones')
export class HistoryController {
  constructor(private readonly history: HistoryService) {}

  @Get()
  @Authenticated()
  @Returns(importsAnswer)
  list(
    @Param('nroFicha', { schema: wholeNumber() }) nroFicha: number,
    @Query({ schema: pageQuery }) query: Page,
    @CurrentUser() actor: Actor,
  ) {
    return this.history.list(actor, nroFicha, query)
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
