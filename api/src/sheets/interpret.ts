import type { ImportKind } from '@fichero/contract/enums'
import { guard } from './guard.js'
import { ImportError } from './import-error.js'
import { interpretApprentices } from './interpret-apprentices.js'
import { interpretJudgments } from './interpret-judgments.js'
import { interpretProgram } from './interpret-program.js'
import { readPreamble } from './preamble.js'
import { readSheet } from './read.js'
import { recognise } from './recognise.js'
import type { Report, ReportOf, Sheet, SpreadsheetFile } from './records.js'
import { tableOf } from './table.js'
import { isTruncatedReport } from './truncated-report.js'

/**
 * Reads a file into typed records. `accepts` lists the kinds that the caller can use: a judgments report is read as
 * `juicios` if accepted, else for its people (`aprendices`) or its design (`programa`). Rows with errors are returned
 * in `rejected`.
 * @throws ImportError if the file as a whole cannot be used
 */
export async function readReport<K extends ImportKind>(
  file: SpreadsheetFile,
  accepts: readonly K[],
): Promise<ReportOf<K>> {
  const format = await guard(file)
  return interpretSheet(await readSheet(file, format), file.name, accepts)
}

/** The same, from rows that have been parsed. */
export function interpretSheet<K extends ImportKind>(
  sheet: Sheet,
  archivo: string,
  accepts: readonly K[],
): ReportOf<K> {
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
  if (!isOf(report, kind)) throw new Error(`A ${kind} file was interpreted as ${report.kind}`)
  return report
}

function isOf<K extends ImportKind>(report: Report, kind: K): report is ReportOf<K> {
  return report.kind === kind
}
