import { MAX_CENTRE_CODE, MAX_CENTRE_NAME } from '@fichero/contract/limits'
import { cutText } from '@fichero/contract/text'
import { cellName } from './cell-names.js'
import { cleanText, competencyOf, dateTimeOf } from './cells.js'
import type { DateReading } from './dates.js'
import { ImportError } from './import-error.js'
import { normalise } from './normalise.js'
import type { Preamble, ReportedCentre } from './records.js'
import type { Cell } from './sheet.js'

/** The normalised labels of each value; `cogigo` is a misspelling in SOFIA's own reports. */
const LABELS = {
  ficha: ['ficha de caracterizacion', 'ficha', 'numero de ficha', 'nro ficha', 'codigo ficha'],
  codigo: ['cogigo', 'codigo', 'codigo programa', 'codigo del programa', 'codigo de programa'],
  version: ['version', 'version programa', 'version del programa'],
  denominacion: ['denominacion', 'programa', 'programa de formacion', 'nombre programa', 'nombre del programa'],
  fecha_reporte: ['fecha del reporte', 'fecha reporte', 'fecha de reporte'],
  fecha_inicio: ['fecha inicio', 'fecha de inicio'],
  fecha_fin: ['fecha fin', 'fecha de fin', 'fecha de terminacion'],
  centro: ['centro de formacion'],
  regional: ['regional'],
} as const
export const KNOWN = new Set<string>(Object.values(LABELS).flat())

/** Other labels of SOFIA's reports, whose values are not used. */
export const OFFICIAL: ReadonlySet<string> = new Set([
  'estado de la ficha de caracterizacion',
  'estado',
  'modalidad de formacion',
])

const MAX_DENOMINATION = 255

interface Labelled {
  fila: number
  value: Cell
  /** The name of the value's cell, such as `C3`. */
  celda: string
}

interface Context {
  archivo: string
  dates: DateReading
  /** Whether an invalid ficha number or date is an error. Not in a design, which has neither. */
  ofFicha: boolean
  /** Whether an invalid program code or version is an error. Not in a list of users, which has neither. */
  ofProgram: boolean
  /** Whether the sheet is a report of SOFIA, which always has a date. */
  dated: boolean
}

/** Length of the database columns of a program's code and version. */
const MAX_CODE = 20

/**
 * Reads labels and their values: the next cell with text in the row (column C in SOFIA's files, column B in some
 * re-saves), or the text after the colon in the same cell.
 * @throws ImportError if the file has an invalid ficha number, report date, program code or program version:
 * an invalid value is neither ignored nor truncated
 */
export function readPreamble(rows: Cell[][], { archivo, dates, ofFicha, ofProgram, dated }: Context): Preamble {
  const labels = labelled(rows)
  const find = (field: keyof typeof LABELS) => findIn(labels, LABELS[field])
  const errorOf = (
    code: 'report_ficha_invalid' | 'report_date_invalid' | 'report_code_too_long',
    { celda, value }: Labelled,
  ) => new ImportError(code, { archivo, celda, valor: cutText(cleanText(value), 100), max: MAX_CODE })
  const shortText = (found: Labelled | undefined) => {
    const text = cleanText(found?.value)
    if (found && ofProgram && text.length > MAX_CODE) throw errorOf('report_code_too_long', found)
    return text === '' || text.length > MAX_CODE ? null : text
  }
  // SOFIA writes the day first here, even if another program has rewritten the dates of the table in another order.
  const reading = { ...dates, order: 'unknown' } as const
  const dayOf = (found: Labelled | undefined) => dateTimeOf(found?.value, reading)?.slice(0, 10) ?? null
  const [ficha, code, date] = [find('ficha'), find('codigo'), find('fecha_reporte')]
  const named = competencyOf(ficha?.value)
  const number = fichaNumberOf(ficha?.value)
  const fecha_reporte = dayOf(date)
  if (ofFicha && ficha && number === null) throw errorOf('report_ficha_invalid', ficha)
  if (ofFicha && date && fecha_reporte === null) throw errorOf('report_date_invalid', date)
  if (ofFicha && dated && !date) throw new ImportError('report_date_missing', { archivo })
  return {
    nro_ficha: number,
    fila_ficha: number === null ? null : ficha!.fila,
    programa: named ? programName(named.nombre) : null,
    codigo: shortText(code),
    fila_codigo: code?.fila ?? null,
    version: shortText(find('version')),
    denominacion: programName(cleanText(find('denominacion')?.value)) || null,
    fecha_reporte,
    fecha_inicio: dayOf(find('fecha_inicio')),
    fecha_fin: dayOf(find('fecha_fin')),
    centro: centreOf(find('centro')?.value, find('regional')?.value),
  }
}

/** Returns the cell with the date of the report, which is above the table. */
export const reportDateIn = (rows: Cell[][]): Cell | undefined => findIn(labelled(rows), LABELS.fecha_reporte)?.value

/** Returns the number of the ficha that these rows name above a table; null if they name none. */
export const fichaIn = (rows: Cell[][]): number | null => fichaNumberOf(findIn(labelled(rows), LABELS.ficha)?.value)

/** Whether a row begins with a label and its value: `Regional:` and a cell, or `Estado: EN EJECUCION` in one cell. */
export function isLabelled(row: Cell[]): boolean {
  const [first, ...others] = row.filter(hasText)
  const [label = '', value = ''] = typeof first === 'string' ? first.split(':', 2) : []
  const name = normalise(label)
  return (KNOWN.has(name) || OFFICIAL.has(name)) && (value.trim() !== '' || others.length > 0)
}

/** Returns the number of `2999001` or `2999001 - NAME`; null for anything else. */
export function fichaNumberOf(cell: Cell | undefined): number | null {
  const text = competencyOf(cell)?.codigo ?? cleanText(cell)
  return /^\d{5,9}$/.test(text) ? Number(text) : null
}

/** Reads `9225 - CENTRO …` and `68 - REGIONAL …`. A name that the columns cannot store is cut. */
function centreOf(centre: Cell | undefined, regional: Cell | undefined): ReportedCentre | null {
  const [named, office] = [competencyOf(centre), competencyOf(regional)]
  if (!named || named.codigo.length > MAX_CENTRE_CODE || named.nombre === '') return null
  const isCode = office !== null && office.codigo.length <= MAX_CENTRE_CODE
  return {
    codigo: named.codigo,
    nombre: cutText(named.nombre, MAX_CENTRE_NAME),
    codigo_regional: isCode ? office.codigo : null,
    regional: isCode ? cutText(office.nombre, MAX_CENTRE_NAME) || null : null,
  }
}

/** Some official names end in `.` or ` .`. */
export function programName(text: string): string {
  let end = text.length
  while (end > 0 && ' .'.includes(text[end - 1]!)) end--
  return cutText(text, Math.min(end, MAX_DENOMINATION))
}

/** Returns the value of the first of these labels that the sheet has. */
const findIn = (labels: ReadonlyMap<string, Labelled>, names: readonly string[]) =>
  names.map((name) => labels.get(name)).find((found) => found !== undefined)

/** The first value of each known label. */
function labelled(rows: Cell[][]): Map<string, Labelled> {
  const labels = new Map<string, Labelled>()
  const add = (label: string, fila: number, column: number, value: Cell) => {
    if (!labels.has(label)) labels.set(label, { fila, value, celda: cellName(fila, column) })
  }
  rows.forEach((row, index) => {
    for (let column = 0; column < row.length; column++) {
      const cell = row[column]
      if (typeof cell !== 'string') continue
      if (!isLabel(cell)) {
        for (const { label, value } of pairsIn(cell)) add(label, index + 1, column, value)
        continue
      }
      const valueColumn = row.findIndex((other, i) => i > column && hasText(other))
      if (valueColumn < 0 || isLabel(row[valueColumn]!)) continue
      add(normalise(cell), index + 1, valueColumn, row[valueColumn]!)
      column = valueColumn
    }
  })
  return labels
}

const isLabel = (cell: Cell) => typeof cell === 'string' && KNOWN.has(normalise(cell))
const hasText = (cell: Cell) => cell !== null && String(cell).trim() !== ''

interface Pair {
  label: string
  value: string
}

/** Words of the longest label. */
const MAX_WORDS = 4

/** A line that names its ficha without a colon: `Ficha 2999001 - COCINA`, `FICHA N.º 2999001`. */
const FICHA_LINE = /^\s*ficha\s+(?:(?:n[.°º]*|no\.?|nro\.?|n[uú]mero)\s*)?(\d{5,9}(?:\s*[-–—].*)?)$/i

/** The labels and values of one cell: `Fecha del Reporte: 14/11/2026`, `Código: 228118, Versión: 1`. */
export function pairsIn(cell: string): Pair[] {
  const line = FICHA_LINE.exec(cell)
  if (line) return [{ label: 'ficha', value: line[1]! }]
  const [first = '', ...others] = cell.split(':')
  const pairs: Pair[] = []
  let [label, value] = [normalise(first), '']
  if (!KNOWN.has(label)) return pairs
  others.forEach((part, index) => {
    const next = index < others.length - 1 ? labelAtEnd(part) : null
    value += next ? next.before : part
    if (!next) {
      // This colon belongs to the value, as in a time.
      if (index < others.length - 1) value += ':'
      return
    }
    pairs.push({ label, value })
    label = next.label
    value = ''
  })
  return [...pairs, { label, value }].filter((pair) => pair.value.trim() !== '')
}

/** The label at the end of a text, and the text before it. */
function labelAtEnd(text: string): { label: string; before: string } | null {
  const words = text.trimEnd().split(/\s+/)
  for (let count = Math.min(MAX_WORDS, words.length); count > 0; count--) {
    const label = normalise(words.slice(-count).join(' '))
    const before = words
      .slice(0, -count)
      .join(' ')
      .replace(/[,;|–-]$/, '')
    if (KNOWN.has(label)) return { label, before }
  }
  return null
}
