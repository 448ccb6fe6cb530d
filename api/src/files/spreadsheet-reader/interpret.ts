import type { DateOrder, ImportKind } from '@fichero/contract/enums'
import { dateReadingOf } from './date-columns.js'
import { ImportError } from './import-error.js'
import { interpretApprentices } from './interpret-apprentices.js'
import { interpretJudgments } from './interpret-judgments.js'
import { interpretProgram } from './interpret-program.js'
import { interpretUsers } from './interpret-users.js'
import { originalRows } from './original-rows.js'
import { readPreamble } from './preamble.js'
import { tableOf } from './read-table.js'
import { type Recognised, recognise } from './recognise.js'
import type { JudgmentsReport, Report } from './records.js'
import { rowProblem } from './row-problem.js'
import type { Sheet } from './sheet.js'

/** Options of the reader. */
export interface Wanted {
  /** Kinds of reports that the caller supports. */
  accepts: readonly ImportKind[]
  /** The ficha that the file is imported into. Of a list of several fichas, only the rows of this ficha are read. */
  ficha?: number | undefined
  /** Whether the report includes the file's original rows. */
  withRows?: boolean | undefined
  /** The order that the user chose for ambiguous dates. */
  fechas?: DateOrder | undefined
}

/**
 * Finds the one sheet that is a report and returns its typed records. The time depends on the file's contents, so run it
 * in a child process.
 * @throws ImportError if the file as a whole cannot be used
 */
export function interpretSheets(sheets: readonly Sheet[], archivo: string, wanted: Wanted): Report {
  const { sheet, recognised } = reportAmong(sheets, archivo, wanted.accepts)
  const report = interpretSheet(sheet, recognised, archivo, wanted)
  const others = sheets.filter((other) => other !== sheet)
  const unread = others.map(({ name }) => rowProblem('sheet_ignored', { fila: 1, columna: '', valor: name }))
  return { ...report, warnings: [...unread, ...report.warnings] }
}

/** The sheet to read, and how to read it. */
interface RecognisedSheet {
  sheet: Sheet
  recognised: Recognised
}

/** @throws ImportError if not exactly one sheet is a report of an accepted kind */
function reportAmong(sheets: readonly Sheet[], archivo: string, accepts: readonly ImportKind[]): RecognisedSheet {
  const found: RecognisedSheet[] = []
  const errors: ImportError[] = []
  for (const sheet of sheets) {
    try {
      found.push({ sheet, recognised: recognise(sheet, archivo, accepts) })
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      errors.push(error)
    }
  }
  const [first, second] = found
  if (first && second)
    throw new ImportError('several_reports', {
      archivo,
      hojas: found.map(({ sheet }) => `«${sheet.name.slice(0, 40)}»`).join(', '),
    })
  if (first) return first
  // A sheet in which a header was found, at least nearly, is the one that the user means.
  throw (
    errors.find(({ code }) => code !== 'header_not_found' && code !== 'header_misspelt') ??
    errors.find(({ code }) => code === 'header_misspelt') ??
    errors[0]
  )
}

function interpretSheet(
  sheet: Sheet,
  { layout, kind, header, hasSofiaTitle }: Recognised,
  archivo: string,
  { ficha, withRows, fechas }: Wanted,
): Report {
  const { date1904 } = sheet
  const table = tableOf(sheet, archivo, layout, header)
  const ofFicha = kind === 'aprendices' || kind === 'juicios'
  const dates = dateReadingOf(table, { archivo, kind, date1904, hasSofiaTitle, fechas })
  const ofProgram = kind !== 'personas'
  const preamble = readPreamble(table.preamble, { archivo, dates, ofFicha, ofProgram, dated: hasSofiaTitle })
  const readAs: Record<ImportKind, () => Report> = {
    programa: () => interpretProgram(table, preamble, layout),
    personas: () => interpretUsers(table, preamble, { archivo, dates }),
    aprendices: () => interpretApprentices(table, preamble, { archivo, layout, ficha }),
    juicios: () => interpretJudgments(table, preamble, dates),
  }
  const report = readAs[kind]()
  if (report.kind === 'juicios' && sheet.source === 'csv' && isTruncatedReport(report))
    throw new ImportError('file_damaged', { archivo })
  return withRows ? { ...report, original: originalRows(sheet, table, dates) } : report
}

/**
 * A judgments report has every outcome for every person. If only the last person lacks only the last outcomes, the file was
 * truncated between two lines; nothing else in a CSV shows this.
 */
export function isTruncatedReport({ judgments, people, design, rejected }: JudgmentsReport): boolean {
  const last = judgments.at(-1)?.nro_documento
  if (people.length < 2 || rejected.length > 0) return false
  const ofLast = judgments.filter((judgment) => judgment.nro_documento === last)
  const othersAreComplete = judgments.length - ofLast.length === (people.length - 1) * design.length
  return (
    othersAreComplete &&
    ofLast.length < design.length &&
    ofLast.every((judgment, i) => judgment.resultado === design[i]?.outcome.codigo)
  )
}
