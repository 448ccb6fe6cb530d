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
import type { Report } from './records.js'
import { rowProblem } from './row-problem.js'
import type { Sheet } from './sheet.js'
import { isTruncatedReport } from './truncated-report.js'

/** What the caller can use. */
export interface Wanted {
  accepts: readonly ImportKind[]
  /** The ficha that the file is loaded into: a list of several fichas is read for its rows. */
  ficha?: number | undefined
  /** Whether the report contains its rows as the file has them. */
  withRows?: boolean | undefined
  /** What a person said of dates that can be read in two ways. */
  fechas?: DateOrder | undefined
}

/**
 * Turns the sheets of a file into the typed records of the one that is a report. Takes as long as the file's contents
 * make it, so run it in a process of its own.
 * @throws ImportError if the file as a whole cannot be used
 */
export function interpretSheets(sheets: readonly Sheet[], archivo: string, wanted: Wanted): Report {
  const { sheet, recognised } = reportAmong(sheets, archivo, wanted.accepts)
  const report = interpretSheet(sheet, recognised, archivo, wanted)
  const others = sheets.filter((other) => other !== sheet)
  const unread = others.map(({ name }) => rowProblem('sheet_ignored', { fila: 1, columna: '', valor: name }))
  return { ...report, warnings: [...unread, ...report.warnings] }
}

interface Found {
  sheet: Sheet
  recognised: Recognised
}

/** Takes the one sheet that is a report of an accepted kind; says why there is none, or which they are. */
function reportAmong(sheets: readonly Sheet[], archivo: string, accepts: readonly ImportKind[]): Found {
  const found: Found[] = []
  const refused: ImportError[] = []
  for (const sheet of sheets) {
    try {
      found.push({ sheet, recognised: recognise(sheet, archivo, accepts) })
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      refused.push(error)
    }
  }
  const [first, second] = found
  if (first && second)
    throw new ImportError('several_reports', {
      archivo,
      hojas: found.map(({ sheet }) => `«${sheet.name.slice(0, 40)}»`).join(', '),
    })
  if (first) return first
  throw refused.find(({ code }) => code !== 'header_not_found') ?? refused[0]
}

function interpretSheet(
  sheet: Sheet,
  { layout, kind, header, titled }: Recognised,
  archivo: string,
  { ficha, withRows, fechas }: Wanted,
): Report {
  const { date1904 } = sheet
  const table = tableOf(sheet, archivo, layout, header)
  const ofFicha = kind === 'aprendices' || kind === 'juicios'
  const dates = dateReadingOf(table, { archivo, kind, date1904, titled, fechas })
  const ofProgram = kind !== 'personas'
  const preamble = readPreamble(table.preamble, { archivo, dates, ofFicha, ofProgram, dated: titled })
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
