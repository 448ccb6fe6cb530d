import type { ImportKind } from '@fichero/contract/enums'
import { checkAboveTable } from './above-table.js'
import { dataRowIn } from './data-row.js'
import { findHeader, type Header } from './find-header.js'
import { expectedHeadings, KIND_NAMES, neededHeadings, type SheetKind } from './headings.js'
import { ImportError } from './import-error.js'
import { kindOf, titleOf } from './kind-rules.js'
import { nearestHeadings } from './nearest-headings.js'
import type { Sheet } from './sheet.js'

const SEARCHED_ROWS = 60
/** Rows below them, to say where the header is. */
const TOLD_ROWS = 1_000
const KINDS: readonly SheetKind[] = ['juicios', 'aprendices', 'programa', 'instructores', 'personas']

/** A judgments report contains a design and people, so it is accepted for either. */
const SERVES: Readonly<Record<SheetKind, readonly ImportKind[]>> = {
  juicios: ['juicios', 'aprendices', 'programa'],
  aprendices: ['aprendices'],
  programa: ['programa'],
  personas: ['personas'],
  juicios_de_uno: ['programa'],
  instructores: [],
  asistencia: [],
  planeacion: [],
  pe04: [],
  df14: [],
}

export interface Recognised {
  /** The kind of the file. */
  layout: ImportKind
  /** The kind that it is read as. */
  kind: ImportKind
  /** Index of the header in the sheet's rows. */
  header: number
  /** Whether the sheet has the title of SOFIA's report. */
  titled: boolean
}

/** Finds kind and header by the sheet's title and headings, never by file name or column position. */
export function recognise(sheet: Sheet, archivo: string, accepts: readonly ImportKind[]): Recognised {
  const rows = sheet.rows.slice(0, SEARCHED_ROWS)
  const title = titleOf(rows)
  const header = findHeader(rows, title ? [title] : kindsFor(accepts))
  const told = kindOf({ title, rows, header })
  const layout = told && isGuess(told, title, header, accepts) ? undefined : told
  if (layout === undefined || (!header && servedBy(layout, accepts) !== undefined)) {
    checkAboveTable(rows, archivo)
    throw notFound(sheet, archivo, title ? [title] : accepts)
  }
  const kind = servedBy(layout, accepts)
  const read = layout === 'juicios_de_uno' ? 'programa' : layout
  if (kind === undefined || !isImportKind(read) || !header)
    throw new ImportError('wrong_kind', {
      archivo,
      recibido: KIND_NAMES[layout],
      esperado: accepts.map((accepted) => KIND_NAMES[accepted]).join(' o '),
      // The same as codes, for messages in other languages.
      tipo_recibido: layout,
      tipo_esperado: accepts[0] ?? 'juicios',
    })
  return { layout: read, kind, header: header.row, titled: title !== undefined }
}

/** A few headings do not name a kind that is not expected: a form to sign in has some of a list of people. */
function isGuess(
  layout: SheetKind,
  title: SheetKind | undefined,
  header: Header | undefined,
  accepts: readonly ImportKind[],
): boolean {
  return !title && layout === header?.kind && header.score <= 0 && servedBy(layout, accepts) === undefined
}

/** Says where the header is, that there is none, or what comes nearest to one. */
function notFound({ rows }: Sheet, archivo: string, kinds: readonly SheetKind[]): ImportError {
  const [kind = 'juicios'] = kinds
  const below = findHeader(rows.slice(SEARCHED_ROWS, TOLD_ROWS), kinds)
  if (below && below.score > 0)
    return new ImportError('header_too_low', {
      archivo,
      fila: SEARCHED_ROWS + below.row + 1,
      hasta: SEARCHED_ROWS,
    })
  const looked = rows.slice(0, SEARCHED_ROWS)
  const data = dataRowIn(looked, kind)
  if (data) return new ImportError('header_absent', { archivo, ...data, esperado: neededHeadings(kind) })
  return new ImportError('header_not_found', {
    archivo,
    hasta: Math.max(1, looked.length),
    esperado: expectedHeadings(kind),
    parecidos: nearestHeadings(looked, kind),
  })
}

const isImportKind = (kind: SheetKind): kind is ImportKind => SERVES[kind].length > 0

const servedBy = (layout: SheetKind, accepts: readonly ImportKind[]) =>
  SERVES[layout].find((kind) => accepts.includes(kind))

/** Where people are expected, a list without a title is one of them: what it lacks is told by its heading. */
const kindsFor = (accepts: readonly ImportKind[]) =>
  accepts.includes('personas') ? KINDS.filter((kind) => kind !== 'aprendices') : KINDS
