import {
  type BoardExportQuery,
  type BoardFilters,
  type BoardGroupsQuery,
  type BoardPeopleQuery,
  boardExportQuery,
  boardFiltersQuery,
  boardGroupsAnswer,
  boardGroupsQuery,
  boardPeopleAnswer,
  boardPeopleQuery,
  boardTotalsAnswer,
  type RecordTyt,
  recordTytAnswer,
  recordTytBody,
} from '@fichero/contract/tyt-board.schema'
import { Body, Controller, Get, Post, Query } from '@nestjs/common'
import { Authenticated } from '../../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../../access/current-user.decorator.js'
import { ReturnsWorkbook } from '../../../files/spreadsheet-writer/returns-workbook.decorator.js'
import { Returns } from '../../../http/validation/returns.decorator.js'
import { TytExportService } from './tyt-export.service.js'
import { TytFiguresService } from './tyt-figures.service.js'
import { TytPeopleService } from './tyt-people.service.js'
import { TytStepsService } from './tyt-steps.service.js'

@Controller('fichas/tyt')
export class TytController {
  constructor(
    private readonly people: TytPeopleService,
    private readonly figures: TytFiguresService,
    private readonly exports: TytExportService,
    private readonly steps: TytStepsService,
  ) {}

  @Get()
  @Authenticated()
  @Returns(boardPeopleAnswer)
  list(@Query({ schema: boardPeopleQuery }) query: BoardPeopleQuery, @CurrentUser() actor: Actor) {
    return this.people.list(actor, query)
  }

  @Get('totales')
  @Authenticated()
  @Returns(boardTotalsAnswer)
  totals(@Query({ schema: boardFiltersQuery }) query: BoardFilters, @CurrentUser() actor: Actor) {
    return this.figures.totals(actor, query)
  }

  @Get('agrupados')
  @Authenticated()
  @Returns(boardGroupsAnswer)
  groups(@Query({ schema: boardGroupsQuery }) query: BoardGroupsQuery, @CurrentUser() actor: Actor) {
    return this.figures.groups(actor, query)
  }

  @Get('exportacion')
  @Authenticated()
  @ReturnsWorkbook('exports:board')
  export(@Query({ schema: boardExportQuery }) query: BoardExportQuery, @CurrentUser() actor: Actor) {
    return this.exports.people(actor, query)
  }

  @Post('pasos')
  @Authenticated()
  @Returns(recordTytAnswer)
  record(@Body({ schema: recordTytBody }) body: RecordTyt, @CurrentUser() actor: Actor) {
    return this.steps.record(actor, body)
  }
}
