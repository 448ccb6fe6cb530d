import { cutText } from '@fichero/contract/text'
import { cellName } from './cell-names.js'
import { cleanText, competencyOf, dateTimeOf } from './cells.js'
import type { DateReading } from './dates.js'
import { ImportError } from './import-error.js'
import { normalise } from './normalise.js'
import type { Cell, Preamble } from './records.js'

const MAX_DENOMINATION = 255
const REPORT_DATE = ['fecha del reporte', 'fecha reporte', 'fecha de reporte']

interface Labelled {
  fila: number
  value: Cell
  /** The value's cell, such as `C3`. */
  celda: string
}

interface Context {
  archivo: string
  dates: DateReading
  /** Whether ficha and date are used: a design has neither. */
  ofFicha: boolean
  /** Whether it is a report of SOFIA, which always has its date. */
  dated: boolean
}

/**
 * Reads labels and the first value to their right (column C in SOFIA's files, column B in some re-saves).
 * @throws ImportError if the ficha's number or the report's date are there and cannot be read: neither counts as absent.
 */
export function readPreamble(rows: Cell[][], { archivo, dates, ofFicha, dated }: Context): Preamble {
  const labels = labelled(rows)
  const find = (...names: string[]) => findIn(labels, names)
  const ficha = find('ficha de caracterizacion', 'ficha', 'numero de ficha', 'nro ficha', 'codigo ficha')
  // `cogigo` is a misspelling in SOFIA's own reports.
  const code = find('cogigo', 'codigo', 'codigo programa', 'codigo del programa', 'codigo de programa')
  const version = find('version', 'version programa', 'version del programa')
  const name = find('denominacion', 'programa', 'programa de formacion', 'nombre programa', 'nombre del programa')
  const date = find(...REPORT_DATE)
  const named = competencyOf(ficha?.value)
  const number = fichaNumberOf(ficha?.value)
  // SOFIA writes the day first, also where a program wrote the dates below in its own order.
  const reading = { ...dates, order: 'unknown' } as const
  const dayOf = (found: Labelled | undefined) => dateTimeOf(found?.value, reading)?.slice(0, 10) ?? null
  const fecha_reporte = dayOf(date)
  const refuse = (code: 'report_ficha_invalid' | 'report_date_invalid', { celda, value }: Labelled) =>
    new ImportError(code, { archivo, celda, valor: cleanText(value).slice(0, 100) })
  if (ofFicha && ficha && number === null) throw refuse('report_ficha_invalid', ficha)
  if (ofFicha && date && fecha_reporte === null) throw refuse('report_date_invalid', date)
  if (ofFicha && dated && !date) throw new ImportError('report_date_missing', { archivo })
  return {
    nro_ficha: number,
    fila_ficha: number === null ? null : ficha!.fila,
    programa: named ? programName(named.nombre) : null,
    codigo: cutText(cleanText(code?.value), 20) || null,
    fila_codigo: code?.fila ?? null,
    version: cutText(cleanText(version?.value), 20) || null,
    denominacion: programName(cleanText(name?.value)) || null,
    fecha_reporte,
    fecha_inicio: dayOf(find('fecha inicio', 'fecha de inicio')),
    fecha_fin: dayOf(find('fecha fin', 'fecha de fin', 'fecha de terminacion')),
  }
}

/** The cell of the report's own date. */
export const reportDateIn = (rows: Cell[][]): Cell | undefined => findIn(labelled(rows), REPORT_DATE)?.value

/** Returns the number of `2999001` or `2999001 - NAME`; null for anything else. */
export function fichaNumberOf(cell: Cell | undefined): number | null {
  const text = competencyOf(cell)?.codigo ?? cleanText(cell)
  return /^\d{5,9}$/.test(text) ? Number(text) : null
}

/** Some official names end in `.` or ` .`. */
function programName(text: string): string {
  let end = text.length
  while (end > 0 && ' .'.includes(text[end - 1]!)) end--
  return cutText(text, Math.min(end, MAX_DENOMINATION))
}

const findIn = (labels: ReadonlyMap<string, Labelled>, names: readonly string[]) =>
  names.map((name) => labels.get(name)).find((found) => found !== undefined)

function labelled(rows: Cell[][]): Map<string, Labelled> {
  const labels = new Map<string, Labelled>()
  rows.forEach((row, index) => {
    const at = row.findIndex(hasText)
    const place = row.findIndex((cell, i) => i > at && hasText(cell))
    const label = normalise(String(row[at] ?? ''))
    if (at >= 0 && place >= 0 && !labels.has(label))
      labels.set(label, { fila: index + 1, value: row[place]!, celda: cellName(index + 1, place) })
  })
  return labels
}

const hasText = (cell: Cell) => cell !== null && String(cell).trim() !== ''
