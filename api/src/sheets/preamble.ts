import { cutText } from '@fichero/contract/text'
import { cellName } from './cell-names.js'
import { cleanText, competencyOf, dateTimeOf } from './cells.js'
import type { DateReading } from './dates.js'
import { ImportError } from './import-error.js'
import { normalise } from './normalise.js'
import { KNOWN, LABELS, pairsIn } from './preamble-labels.js'
import type { Preamble } from './records.js'
import type { Cell } from './sheet.js'

const MAX_DENOMINATION = 255

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
  /** Whether code and version of the program are used: a list of people has neither. */
  ofProgram: boolean
  /** Whether it is a report of SOFIA, which always has its date. */
  dated: boolean
}

/** As long as the database keeps a program's code and its version. */
const MAX_CODE = 20

/**
 * Reads labels and their values: the first cell with text to their right (column C in SOFIA's files, column B in some
 * re-saves), or what stands behind the colon in the same cell.
 * @throws ImportError if the ficha's number, the report's date, or the program's code or version are there and cannot be
 * read: none of them counts as absent, or is cut.
 */
export function readPreamble(rows: Cell[][], { archivo, dates, ofFicha, ofProgram, dated }: Context): Preamble {
  const labels = labelled(rows)
  const find = (field: keyof typeof LABELS) => findIn(labels, LABELS[field])
  const refuse = (
    code: 'report_ficha_invalid' | 'report_date_invalid' | 'report_code_too_long',
    { celda, value }: Labelled,
  ) => new ImportError(code, { archivo, celda, valor: cutText(cleanText(value), 100), max: MAX_CODE })
  const short = (found: Labelled | undefined) => {
    const text = cleanText(found?.value)
    if (found && ofProgram && text.length > MAX_CODE) throw refuse('report_code_too_long', found)
    return text === '' || text.length > MAX_CODE ? null : text
  }
  // SOFIA writes the day first, also where a program wrote the dates below in its own order.
  const reading = { ...dates, order: 'unknown' } as const
  const dayOf = (found: Labelled | undefined) => dateTimeOf(found?.value, reading)?.slice(0, 10) ?? null
  const [ficha, code, date] = [find('ficha'), find('codigo'), find('fecha_reporte')]
  const named = competencyOf(ficha?.value)
  const number = fichaNumberOf(ficha?.value)
  const fecha_reporte = dayOf(date)
  if (ofFicha && ficha && number === null) throw refuse('report_ficha_invalid', ficha)
  if (ofFicha && date && fecha_reporte === null) throw refuse('report_date_invalid', date)
  if (ofFicha && dated && !date) throw new ImportError('report_date_missing', { archivo })
  return {
    nro_ficha: number,
    fila_ficha: number === null ? null : ficha!.fila,
    programa: named ? programName(named.nombre) : null,
    codigo: short(code),
    fila_codigo: code?.fila ?? null,
    version: short(find('version')),
    denominacion: programName(cleanText(find('denominacion')?.value)) || null,
    fecha_reporte,
    fecha_inicio: dayOf(find('fecha_inicio')),
    fecha_fin: dayOf(find('fecha_fin')),
  }
}

/** The cell of the report's own date. */
export const reportDateIn = (rows: Cell[][]): Cell | undefined => findIn(labelled(rows), LABELS.fecha_reporte)?.value

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

/** The first value of each known label. */
function labelled(rows: Cell[][]): Map<string, Labelled> {
  const labels = new Map<string, Labelled>()
  const add = (label: string, fila: number, at: number, value: Cell) => {
    if (!labels.has(label)) labels.set(label, { fila, value, celda: cellName(fila, at) })
  }
  rows.forEach((row, index) => {
    for (let at = 0; at < row.length; at++) {
      const cell = row[at]
      if (typeof cell !== 'string') continue
      if (!isLabel(cell)) {
        for (const { label, value } of pairsIn(cell)) add(label, index + 1, at, value)
        continue
      }
      const place = row.findIndex((other, i) => i > at && hasText(other))
      if (place < 0 || isLabel(row[place]!)) continue
      add(normalise(cell), index + 1, place, row[place]!)
      at = place
    }
  })
  return labels
}

const isLabel = (cell: Cell) => typeof cell === 'string' && KNOWN.has(normalise(cell))
const hasText = (cell: Cell) => cell !== null && String(cell).trim() !== ''
