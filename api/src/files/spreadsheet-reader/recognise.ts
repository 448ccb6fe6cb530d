import type { ImportKind } from '@fichero/contract/enums'
import { kindName } from '../../i18n/sentences.js'
import { checkAboveTable } from './above-table.js'
import { dataRowIn } from './data-row.js'
import { findHeader, HEADED_KINDS, type Header, otherTitleOf, textsOf, titleOf } from './header.js'
import { columnsMeantBy, knownColumn, LAYOUTS, reportHeadings, requiredHeadings, type SheetKind } from './headings.js'
import { ImportError } from './import-error.js'
import { nearestHeadings } from './nearest-headings.js'
import type { Cell, Sheet } from './sheet.js'

/** The header must be in one of these first rows of the report. */
export const SEARCHED_ROWS = 60
/** A header below `SEARCHED_ROWS`, but not below this row, is reported as too low. */
const REPORTED_ROWS = 1_000

/** By kind of sheet, the accepted kinds that it can be read as. A judgments report also contains people and a design. */
const SERVES: Readonly<Record<SheetKind, readonly ImportKind[]>> = {
  juicios: ['juicios', 'aprendices', 'programa'],
  aprendices: ['aprendices'],
  programa: ['programa'],
  personas: ['personas'],
  tyt: ['tyt'],
  juicios_de_uno: ['programa'],
  instructores: ['instructores'],
  asistencia: [],
  planeacion: [],
  pe04: ['pe04'],
  df14: [],
}

/** How to read a sheet. */
export interface Recognised {
  /** The kind of the sheet. */
  layout: ImportKind
  /** The accepted kind that the sheet is read as. */
  kind: ImportKind
  /** Index of the header in the sheet's rows. */
  header: number
  /** Whether the sheet has the title of SOFIA's report. */
  hasSofiaTitle: boolean
}

/**
 * Finds kind and header by the sheet's title and headings, never by file name or column position.
 * @throws ImportError if there is no header, or the kind is not accepted
 */
export function recognise(sheet: Sheet, archivo: string, accepts: readonly ImportKind[]): Recognised {
  const rows = sheet.rows.slice(0, sheet.start + SEARCHED_ROWS)
  const title = titleOf(rows)
  const header = findHeader(rows, title ? [title] : kindsFor(accepts))
  const found = kindOf({ title, rows, header })
  const layout = found && isGuess(found, title, header, accepts) ? undefined : found
  if (layout === undefined || (!header && servedBy(layout, accepts) !== undefined)) {
    checkAboveTable(rows, archivo)
    throw notFound(sheet, archivo, title ? [title] : accepts)
  }
  const kind = servedBy(layout, accepts)
  const read = layout === 'juicios_de_uno' ? 'programa' : layout
  if (kind === undefined || !isImportKind(read) || !header)
    throw new ImportError('wrong_kind', {
      archivo,
      recibido: kindName(layout, 'es'),
      esperado: accepts.map((accepted) => kindName(accepted, 'es')).join(' o '),
      // The same kinds as codes, for other languages.
      tipo_recibido: layout,
      tipo_esperado: accepts[0] ?? 'juicios',
    })
  return { layout: read, kind, header: header.row, hasSofiaTitle: title !== undefined }
}

/**
 * Whether a sheet without a title has too few known headings to report its kind: a sign-in form has some headings of a list of
 * users.
 */
function isGuess(
  layout: SheetKind,
  title: SheetKind | undefined,
  header: Header | undefined,
  accepts: readonly ImportKind[],
): boolean {
  return !title && layout === header?.kind && header.score <= 0 && servedBy(layout, accepts) === undefined
}

/**
 * Builds the error for a sheet without a header in its first rows: the header is further below, or the sheet begins with data,
 * or no row is similar enough to a header. In the last case the error names the most similar texts, if there are any.
 */
function notFound({ rows, start }: Sheet, archivo: string, kinds: readonly SheetKind[]): ImportError {
  const [kind = 'juicios'] = kinds
  const hasta = start + SEARCHED_ROWS
  const below = findHeader(rows.slice(hasta, start + REPORTED_ROWS), kinds)
  if (below && below.score > 0)
    return new ImportError('header_too_low', { archivo, fila: hasta + below.row + 1, hasta })
  const searched = rows.slice(0, hasta)
  const data = dataRowIn(searched, kind)
  if (data) return new ImportError('header_absent', { archivo, ...data, esperado: requiredHeadings(kind) })
  const params = { archivo, hasta: Math.max(1, searched.length), esperado: reportHeadings(kind) }
  const parecidos = nearestHeadings(searched, kind)
  return parecidos === ''
    ? new ImportError('header_not_found', params)
    : new ImportError('header_misspelt', { ...params, parecidos })
}

const isImportKind = (kind: SheetKind): kind is ImportKind => SERVES[kind].length > 0

/** Returns the first accepted kind that a sheet can be read as. */
const servedBy = (layout: SheetKind, accepts: readonly ImportKind[]) =>
  SERVES[layout].find((kind) => accepts.includes(kind))

/** Kinds to search a header for. If users or steps of the TyT test are expected, never apprentices, so that the error names missing columns. */
const kindsFor = (accepts: readonly ImportKind[]) =>
  accepts.includes('personas') || accepts.includes('tyt')
    ? HEADED_KINDS.filter((kind) => kind !== 'aprendices')
    : HEADED_KINDS

/** The parts of a sheet that the rules use. */
interface SheetEvidence {
  /** The kind that SOFIA's title names. */
  title: SheetKind | undefined
  rows: Cell[][]
  header: Header | undefined
}

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
  ({ rows, header }) => otherTitleOf(rows.slice(0, header?.row)),
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
  // The exported board of the TyT test has many columns besides.
  ofHeader(({ kind, score }) => kind === 'tyt' && score > 0 && kind),
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

/** Makes a rule for sheets with a header. */
function ofHeader(rule: (header: Header) => SheetKind | false): Rule {
  return ({ header }) => (header && rule(header)) || undefined
}

/** Headings of PE-04 that a row needs to be recognised. */
const MIN_OF_FICHA_HEADINGS = 4
const isFichaHeading = (text: string) => knownColumn('pe04', text) !== undefined

const isDocument = (cell: Cell) => typeof cell === 'string' && knownColumn('juicios', cell)?.field === 'nro_documento'

/** Whether the cell is a heading of judgments. More ambiguous names, as `Evaluación`, may be columns of a lesson plan. */
const isJudgment = (cell: Cell) =>
  typeof cell === 'string' &&
  columnsMeantBy('juicios', cell).some(({ column, rank }) => column.field === 'juicio' && rank < 2)

const isDayOfMonth = (cell: Cell) => /^(?:[1-9]|[12]\d|3[01])$/.test(String(cell).trim())

const knownIn = (cells: Cell[], kind: SheetKind) =>
  cells.filter((cell) => typeof cell === 'string' && knownColumn(kind, cell)).length

const filledIn = (cells: Cell[]) => cells.filter((cell) => cell !== null && String(cell).trim() !== '').length
