import { type Header, textsOf } from './find-header.js'
import { columnsMeantBy, knownColumn, LAYOUTS, OTHER_TITLES, type SheetKind, TITLES } from './headings.js'
import { normalise } from './normalise.js'
import type { Cell } from './sheet.js'

/** The parts of a sheet that the rules use. */
export interface SheetEvidence {
  /** The kind that SOFIA's title names. */
  title: SheetKind | undefined
  rows: Cell[][]
  header: Header | undefined
}

/** Texts beside a title, such as a name and a date. A row with more is not a title. */
const MAX_BESIDE_TITLE = 2
const MIN_DAYS_OF_ATTENDANCE = 5
/** Columns of the shortest list: document number, name and surname, or document number, full name and another known column. */
const MIN_OF_LIST = 3

/** Number of required columns of a design. */
const REQUIRED_OF_DESIGN = LAYOUTS.programa.filter(({ optional }) => !optional).length

type Rule = (evidence: SheetEvidence) => SheetKind | undefined

/** The first rule that returns a kind decides. */
const RULES: readonly Rule[] = [
  // A report of SOFIA has its kind in the title.
  ({ title }) => title,
  // Other sheets also have their kind in the title; their headings may be the headings of a report.
  ({ rows, header }) => otherTitle(rows.slice(0, header?.row)),
  // The headings of a list of fichas identify it even if its title was removed.
  ({ rows }) =>
    rows.some((row) => textsOf(row).filter(isFichaHeading).length >= MIN_OF_FICHA_HEADINGS) ? 'pe04' : undefined,
  // An attendance list has the days of a month as headings.
  ofHeader(({ cells }) => cells.filter(isDayOfMonth).length >= MIN_DAYS_OF_ATTENDANCE && 'asistencia'),
  // A design with a column of judgments is a report; without document numbers, it is the judgments of one person.
  ofHeader(({ kind, score, cells }) => {
    if (kind !== 'programa' || score < REQUIRED_OF_DESIGN || !cells.some(isJudgment)) return false
    return cells.some(isDocument) ? 'juicios' : 'juicios_de_uno'
  }),
  // At least half of the headings are headings of the kind.
  ofHeader(({ kind, cells }) => knownIn(cells, kind) * 2 >= filledIn(cells) && kind),
  // A lesson plan has all required columns of a design, and more that are unknown.
  ofHeader(({ kind, score }) => kind === 'programa' && score >= REQUIRED_OF_DESIGN && 'planeacion'),
  // A list of apprentices that somebody made may have up to twice as many unknown columns as known columns.
  ofHeader(({ kind, cells }) => {
    const known = knownIn(cells, kind)
    return kind === 'aprendices' && known >= MIN_OF_LIST && known * 3 >= filledIn(cells) && kind
  }),
]

/** Returns the kind of a sheet; undefined if no rule applies. */
export function kindOf(evidence: SheetEvidence): SheetKind | undefined {
  for (const rule of RULES) {
    const kind = rule(evidence)
    if (kind) return kind
  }
  return undefined
}

/** Returns the kind that SOFIA's title names. A title is the first text of its row. */
export function titleOf(rows: Cell[][]): SheetKind | undefined {
  for (const row of rows) {
    const kind = TITLES.get(normalise(textsOf(row)[0] ?? ''))
    if (kind) return kind
  }
  return undefined
}

/** Whether the row is the title of a report or of another sheet, perhaps with more text: `Reporte de Aprendices 2999001`. */
export function isTitle(row: Cell[]): boolean {
  const [first = '', ...others] = textsOf(row)
  const text = normalise(first)
  const isOfSofia = [...TITLES.keys()].some((title) => text.startsWith(title))
  return (isOfSofia && others.length <= MAX_BESIDE_TITLE) || otherTitle([row]) !== undefined
}

/** Returns the kind that the title of a sheet from elsewhere names. */
function otherTitle(rows: Cell[][]): SheetKind | undefined {
  for (const row of rows) {
    const [first = '', ...others] = textsOf(row).map(normalise)
    const title = OTHER_TITLES.find(([beginning]) => first.startsWith(beginning))
    if (title && others.length <= MAX_BESIDE_TITLE) return title[1]
  }
  return undefined
}

/** Makes a rule for sheets with a header. */
function ofHeader(rule: (header: Header) => SheetKind | false): Rule {
  return ({ header }) => (header && rule(header)) || undefined
}

/** Headings of PE-04, a list of fichas. */
const FICHA_HEADINGS = new Set([
  ...['codigo regional', 'nombre regional', 'codigo centro', 'nombre centro', 'identificador ficha', 'estado curso'],
  ...['identificador unico ficha', 'codigo programa', 'version programa', 'nombre programa formacion'],
  ...['fecha inicio ficha', 'fecha terminacion ficha', 'etapa ficha', 'total aprendices', 'total aprendices activos'],
])
const MIN_OF_FICHA_HEADINGS = 4
const isFichaHeading = (text: string) => FICHA_HEADINGS.has(normalise(text))

const isDocument = (cell: Cell) => typeof cell === 'string' && knownColumn('juicios', cell)?.field === 'nro_documento'

/** Whether the cell is a heading of judgments. More ambiguous names, as `Evaluación`, may be columns of a lesson plan. */
const isJudgment = (cell: Cell) =>
  typeof cell === 'string' &&
  columnsMeantBy('juicios', cell).some(({ column, rank }) => column.field === 'juicio' && rank < 2)

const isDayOfMonth = (cell: Cell) => /^(?:[1-9]|[12]\d|3[01])$/.test(String(cell).trim())

const knownIn = (cells: Cell[], kind: SheetKind) =>
  cells.filter((cell) => typeof cell === 'string' && knownColumn(kind, cell)).length

const filledIn = (cells: Cell[]) => cells.filter((cell) => cell !== null && String(cell).trim() !== '').length
