import type { ImportKind } from '@fichero/contract/enums'
import { ImportError } from './import-error.js'
import { interpretApprentices } from './interpret-apprentices.js'
import { interpretJudgments } from './interpret-judgments.js'
import { interpretProgram } from './interpret-program.js'
import { readPreamble } from './preamble.js'
import { recognise } from './recognise.js'
import type { Report, Sheet } from './records.js'
import { tableOf } from './table.js'
import { isTruncatedReport } from './truncated-report.js'

/**
 * Turns rows of cells into typed records. Takes as long as the file's contents make it, so run it in a worker thread.
 * @throws ImportError if the file as a whole cannot be used
 */
export function interpretSheet(sheet: Sheet, archivo: string, accepts: readonly ImportKind[]): Report {
  const { layout, kind, header } = recognise(sheet, archivo, accepts)
  const table = tableOf(sheet, archivo, layout, header)
  const preamble = readPreamble(table.preamble, sheet)
  const readAs: Record<ImportKind, () => Report> = {
    programa: () => interpretProgram(table, preamble, layout),
    aprendices: () => interpretApprentices(table, preamble, layout),
    juicios: () => interpretJudgments(table, preamble, sheet.date1904),
  }
  const report = readAs[kind]()
  if (report.kind === 'juicios' && sheet.source === 'csv' && isTruncatedReport(report))
    throw new ImportError('file_damaged', { archivo })
  return report
}
