import { type Header, textsOf } from './find-header.js'
import { knownColumn, LAYOUTS, namedColumns, OTHER_TITLES, type SheetKind, TITLES } from './headings.js'
import { normalise } from './normalise.js'
import type { Cell } from './sheet.js'

/** What a sheet shows of its kind. */
export interface Looked {
  /** The kind that its title names. */
  title: SheetKind | undefined
  rows: Cell[][]
  header: Header | undefined
}

/** Texts, such as a name and a date. A row with more is no title. */
const BESIDE_A_TITLE = 2
const DAYS_OF_ATTENDANCE = 5
/** A document and names in two columns, or in one and something else. */
const LEAST_OF_A_LIST = 3

/** Columns that every design has. */
const NEEDED_OF_A_DESIGN = LAYOUTS.programa.filter(({ optional }) => !optional).length

type Rule = (looked: Looked) => SheetKind | undefined

/** The first that knows the kind decides. */
const RULES: readonly Rule[] = [
  // SOFIA's reports say what they are.
  ({ title }) => title,
  // So do other sheets, which may have our headings below.
  ({ rows, header }) => otherTitle(rows.slice(0, header?.row)),
  // So do the headings of a list of fichas, which may have lost its title.
  ({ rows }) => (rows.some((row) => textsOf(row).filter(isOfFichas).length >= LEAST_OF_FICHAS) ? 'pe04' : undefined),
  // An attendance list has the days of a month as headings.
  ofHeader(({ cells }) => cells.filter(isDayOfMonth).length >= DAYS_OF_ATTENDANCE && 'asistencia'),
  // Judgments with the outcomes of a design, and without whose they are.
  ofHeader(({ kind, score, cells }) => {
    if (kind !== 'programa' || score < NEEDED_OF_A_DESIGN || !cells.some(isJudgment)) return false
    return cells.some(isDocument) ? 'juicios' : 'juicios_de_uno'
  }),
  // Most of its headings are those of the kind.
  ofHeader(({ kind, cells }) => knownIn(cells, kind) * 2 >= filledIn(cells) && kind),
  // Who plans lessons has a design with all that one needs, and more columns of their own.
  ofHeader(({ kind, score }) => kind === 'programa' && score >= NEEDED_OF_A_DESIGN && 'planeacion'),
  // A list of people that somebody made has all that one needs, and up to twice as many columns of its own.
  ofHeader(({ kind, cells }) => {
    const known = knownIn(cells, kind)
    return kind === 'aprendices' && known >= LEAST_OF_A_LIST && known * 3 >= filledIn(cells) && kind
  }),
]

/** Returns the kind of a sheet; undefined if nothing tells it. */
export function kindOf(looked: Looked): SheetKind | undefined {
  for (const rule of RULES) {
    const kind = rule(looked)
    if (kind) return kind
  }
  return undefined
}

/** The kind that SOFIA's title names. A title stands first in its row. */
export function titleOf(rows: Cell[][]): SheetKind | undefined {
  for (const row of rows) {
    const kind = TITLES.get(normalise(textsOf(row)[0] ?? ''))
    if (kind) return kind
  }
  return undefined
}

function otherTitle(rows: Cell[][]): SheetKind | undefined {
  for (const row of rows) {
    const [first = '', ...others] = textsOf(row).map(normalise)
    const title = OTHER_TITLES.find(([beginning]) => first.startsWith(beginning))
    if (title && others.length <= BESIDE_A_TITLE) return title[1]
  }
  return undefined
}

function ofHeader(rule: (header: Header) => SheetKind | false): Rule {
  return ({ header }) => (header && rule(header)) || undefined
}

/** Of PE-04. */
const OF_FICHAS = new Set([
  ...['codigo regional', 'nombre regional', 'codigo centro', 'nombre centro', 'identificador ficha', 'estado curso'],
  ...['identificador unico ficha', 'codigo programa', 'version programa', 'nombre programa formacion'],
  ...['fecha inicio ficha', 'fecha terminacion ficha', 'etapa ficha', 'total aprendices', 'total aprendices activos'],
])
const LEAST_OF_FICHAS = 4
const isOfFichas = (text: string) => OF_FICHAS.has(normalise(text))

const isDocument = (cell: Cell) => typeof cell === 'string' && knownColumn('juicios', cell)?.field === 'nro_documento'

/** `Evaluación` and other names in short may be a column of a plan. */
const isJudgment = (cell: Cell) =>
  typeof cell === 'string' &&
  namedColumns('juicios', cell).some(({ column, rank }) => column.field === 'juicio' && rank < 2)

const isDayOfMonth = (cell: Cell) => /^(?:[1-9]|[12]\d|3[01])$/.test(String(cell).trim())

const knownIn = (cells: Cell[], kind: SheetKind) =>
  cells.filter((cell) => typeof cell === 'string' && knownColumn(kind, cell)).length

const filledIn = (cells: Cell[]) => cells.filter((cell) => cell !== null && String(cell).trim() !== '').length
