import type { DateOrder, ImportKind } from '@fichero/contract/enums'
import { dateReadingOf } from './date-columns.js'
import { type Format, guard } from './guard.js'
import { ImportError } from './import-error.js'
import { interpretApprentices } from './interpret-apprentices.js'
import { interpretInstructors } from './interpret-instructors.js'
import { interpretJudgments } from './interpret-judgments.js'
import { interpretPe04 } from './interpret-pe04.js'
import { interpretProgram } from './interpret-program.js'
import { interpretTyt } from './interpret-tyt.js'
import { interpretUsers } from './interpret-users.js'
import { originalRows } from './original-rows.js'
import { fichaIn, readPreamble } from './preamble.js'
import { readSheets } from './read-sheet.js'
import { tableOf } from './read-table.js'
import { type Recognised, recognise, SEARCHED_ROWS } from './recognise.js'
import type { JudgmentsReport, Report } from './records.js'
import { type ReportRows, reportsIn, sheetOf } from './reports-in-sheet.js'
import { rowProblem } from './row-problem.js'
import type { Sheet, SpreadsheetFile } from './sheet.js'

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
  /** Which report of a file with several ones is read, from 1. */
  nroReporte?: number | undefined
  /** Whether the hidden rows of a list are read. Those of a report always are. */
  ocultas?: boolean | undefined
}

/**
 * Checks, reads and interprets one file, in this process and without limits.
 * @throws ImportError if the file as a whole cannot be used
 */
export async function interpretFile(file: SpreadsheetFile, wanted: Wanted): Promise<Report> {
  const format = await guard(file)
  return interpretSheets(sheetsOf(file, format), file.name, wanted)
}

function sheetsOf(file: SpreadsheetFile, format: Format): Sheet[] {
  try {
    return readSheets(file, format)
  } catch (error) {
    if (error instanceof ImportError) throw error
    throw new ImportError('file_damaged', { archivo: file.name })
  }
}

/**
 * Finds the one report, or the chosen one, and returns its typed records. The time depends on the file's contents, so run it
 * in a child process.
 * @throws ImportError if the file as a whole cannot be used
 */
export function interpretSheets(sheets: readonly Sheet[], archivo: string, wanted: Wanted): Report {
  const chosen = reportAmong(sheets, archivo, wanted)
  const { recognised = recogniseReport(chosen, archivo, wanted.accepts) } = chosen
  if (recognised instanceof ImportError) throw recognised
  const report = interpretSheet(sheetOf(chosen.sheet, chosen.rows), recognised, archivo, wanted)
  const others = wanted.nroReporte === undefined ? sheets.filter((other) => other !== chosen.sheet) : []
  const unread = others.map(({ name }) => rowProblem('sheet_ignored', { fila: 1, columna: '', valor: name }))
  return { ...report, warnings: [...unread, ...report.warnings] }
}

/** Maximum number of reports that the error names. */
const MAX_NAMED = 8
/** Reports below these ones are not looked at to recognise the sheet. */
const MAX_RECOGNISED = 100

/** A sheet that has only one report, or the rows of one report in a sheet with several. */
interface ReportAt {
  sheet: Sheet
  rows: ReportRows
  /** How to read it, or why it cannot be read; absent below `MAX_RECOGNISED`. */
  recognised?: Recognised | ImportError
}

/** @throws ImportError if no report is of an accepted kind, or if there are several and the caller has not chosen one */
function reportAmong(sheets: readonly Sheet[], archivo: string, { accepts, nroReporte }: Wanted): ReportAt {
  const found: ReportAt[] = []
  const errors: ImportError[] = []
  for (const sheet of sheets) {
    const ofFicha = accepts.includes('juicios') || accepts.includes('aprendices')
    const reports = reportsIn(sheet, ofFicha).map((rows, index): ReportAt => {
      const report = { sheet, rows }
      return index < MAX_RECOGNISED ? { ...report, recognised: recogniseReport(report, archivo, accepts) } : report
    })
    const refused = reports.map(({ recognised }) => recognised).filter((result) => result instanceof ImportError)
    // If one report of a sheet is recognised, the others are reports too, even if something is wrong with them.
    if (refused.length < Math.min(reports.length, MAX_RECOGNISED)) found.push(...reports)
    else errors.push(...refused)
  }
  const chosen = found[(nroReporte ?? 1) - 1]
  if (found.length > 1 && nroReporte === undefined) throw severalReports(found, archivo)
  if (chosen) return chosen
  if (found.length > 0)
    throw new ImportError('report_absent', { archivo, reporte: nroReporte ?? 1, total: found.length })
  // A sheet in which a header was found, at least nearly, is the one that the user means.
  throw (
    errors.find(({ code }) => code !== 'header_not_found' && code !== 'header_misspelt') ??
    errors.find(({ code }) => code === 'header_misspelt') ??
    errors[0]
  )
}

/** Returns how to read a report, or why it cannot be read as one of the accepted kinds. */
function recogniseReport(
  { sheet, rows }: ReportAt,
  archivo: string,
  accepts: readonly ImportKind[],
): Recognised | ImportError {
  try {
    return recognise(sheetOf(sheet, rows), archivo, accepts)
  } catch (error) {
    if (error instanceof ImportError) return error
    throw error
  }
}

function severalReports(found: readonly ReportAt[], archivo: string): ImportError {
  const named = found.slice(0, MAX_NAMED).map(({ sheet: { name, rows: all }, rows: { start, end } }) => {
    const first = all.findIndex((row, index) => index >= start && row.some((cell) => cell !== null)) + 1
    const ficha = fichaIn(all.slice(start, Math.min(end, start + SEARCHED_ROWS))) ?? '—'
    return `${name === '' ? '' : `«${name.slice(0, 40)}» `}${first} (${ficha})`
  })
  const reportes = [...named, ...(found.length > MAX_NAMED ? ['…'] : [])].join(', ')
  return new ImportError('several_reports', { archivo, total: found.length, reportes })
}

function interpretSheet(
  sheet: Sheet,
  { layout, kind, header, hasSofiaTitle }: Recognised,
  archivo: string,
  { ficha, withRows, fechas, ocultas }: Wanted,
): Report {
  const { date1904 } = sheet
  const table = tableOf(sheet, { archivo, layout, header, ocultas })
  const ofFicha = kind === 'aprendices' || kind === 'juicios' || kind === 'instructores'
  const dates = dateReadingOf(table, { archivo, kind, date1904, hasSofiaTitle, fechas })
  const ofProgram = kind === 'programa' || kind === 'aprendices' || kind === 'juicios'
  // The labels of a report of instructors are not known well enough to require its date.
  const dated = hasSofiaTitle && kind !== 'instructores'
  const preamble = readPreamble(table.preamble, { archivo, dates, ofFicha, ofProgram, dated })
  const readAs: Record<ImportKind, () => Report> = {
    programa: () => interpretProgram(table, preamble, layout),
    personas: () => interpretUsers(table, preamble, { archivo, dates }),
    tyt: () => interpretTyt(table, preamble, { archivo, dates }),
    aprendices: () => interpretApprentices(table, preamble, { archivo, layout, ficha }),
    juicios: () => interpretJudgments(table, preamble, dates),
    instructores: () => interpretInstructors(table, preamble, dates),
    pe04: () => interpretPe04(table, preamble, { archivo, dates }),
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
