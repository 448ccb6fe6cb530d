import {
  type ComparisonExportQuery,
  type ComparisonQuery,
  comparisonAnswer,
  comparisonExportQuery,
  comparisonQuery,
} from '@fichero/contract/comparison.schema'
import { Controller, Get, Query } from '@nestjs/common'
import { Can } from '../../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../../access/current-user.decorator.js'
import { ReturnsWorkbook } from '../../../files/spreadsheet-writer/returns-workbook.decorator.js'
import { workbookOf } from '../../../files/spreadsheet-writer/workbook.js'
import { Returns } from '../../../http/validation/returns.decorator.js'
import { comparisonSheet } from '../export/comparison-sheet.js'
import { EXPORT_WORDS } from '../export/export-words.js'
import { ComparisonService } from './comparison.service.js'

@Controller('fichas/comparacion')
export class ComparisonController {
  constructor(private readonly comparison: ComparisonService) {}

  @Get()
  @Can('users:view-stats')
  @Returns(comparisonAnswer)
  compare(@Query({ schema: comparisonQuery }) { por }: ComparisonQuery, @CurrentUser() actor: Actor) {
    return this.comparison.compare(actor, por)
  }

  @Get('exportacion')
  @Can('users:view-stats')
  @ReturnsWorkbook('exports:comparison')
  async export(
    @Query({ schema: comparisonExportQuery }) { por, lang = 'es' }: ComparisonExportQuery,
    @CurrentUser() actor: Actor,
  ) {
    const words = EXPORT_WORDS[lang]
    const sheet = comparisonSheet(await this.comparison.compare(actor, por), por, words)
    return workbookOf([words.comparison, words.label[por]], [sheet])
  }
}
