import type { ImportKind } from '@fichero/contract/enums'
import { checkAboveTable } from './above-table.js'
import type { Column } from './column.js'
import {
  expectedHeadings,
  KIND_NAMES,
  knownColumn,
  LAYOUTS,
  missingColumns,
  OTHER_TITLES,
  type SheetKind,
  TITLES,
} from './headings.js'
import { ImportError } from './import-error.js'
import { nearestHeadings } from './nearest-headings.js'
import { normalise } from './normalise.js'
import type { Cell, Sheet } from './sheet.js'

/** A list may have any of these, and no other. */
const NAMES: ReadonlySet<string> = new Set(['nombre', 'apellido', 'apellidos_y_nombres', 'nombres_y_apellidos'])
const SEARCHED_ROWS = 60
/** Rows below them, to say where the header is. */
const TOLD_ROWS = 1_000
const KINDS: readonly SheetKind[] = ['juicios', 'aprendices', 'programa', 'instructores', 'personas']
/** A list of apprentices may have a column `Tipo` too: one of other people has more than that. */
const LEADS: Partial<Record<SheetKind, number>> = { personas: 1 }
/** An attendance list has the days of a month as headings. */
const DAYS_OF_ATTENDANCE = 5

/** A judgments report contains a design and people, so it is accepted for either. */
const SERVES: Readonly<Record<SheetKind, readonly ImportKind[]>> = {
  juicios: ['juicios', 'aprendices', 'programa'],
  aprendices: ['aprendices'],
  programa: ['programa'],
  personas: ['personas'],
  instructores: [],
  asistencia: [],
  planeacion: [],
  pe04: [],
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

interface Candidate {
  kind: SheetKind
  header: number
  /** Known headings minus missing ones, and minus the lead that the kind needs. */
  score: number
}

/** Finds kind and header by the sheet's title and headings, never by file name or column position. */
export function recognise(sheet: Sheet, archivo: string, accepts: readonly ImportKind[]): Recognised {
  const rows = sheet.rows.slice(0, SEARCHED_ROWS)
  const title = titleOf(rows)
  const found = bestHeader(rows, title ? [title] : kindsFor(accepts))
  const layout =
    title ?? otherKind(rows, found) ?? (found && isClaimed(rows[found.header]!, found.kind) ? found.kind : undefined)
  if (layout === undefined || (!found && servedBy(layout, accepts) !== undefined)) {
    checkAboveTable(rows, archivo)
    throw notFound(sheet, archivo, title ? [title] : accepts)
  }
  const kind = servedBy(layout, accepts)
  if (kind === undefined || !isImportKind(layout) || !found)
    throw new ImportError('wrong_kind', {
      archivo,
      recibido: KIND_NAMES[layout],
      esperado: accepts.map((accepted) => KIND_NAMES[accepted]).join(' o '),
      // The same as codes, for messages in other languages.
      tipo_recibido: layout,
      tipo_esperado: accepts[0] ?? 'juicios',
    })
  return { layout, kind, header: found.header, titled: title !== undefined }
}

/** Says where the header is, or what comes nearest to one. */
function notFound({ rows }: Sheet, archivo: string, kinds: readonly SheetKind[]): ImportError {
  const [kind = 'juicios'] = kinds
  const below = bestHeader(rows.slice(SEARCHED_ROWS, TOLD_ROWS), kinds)
  if (below && below.score > 0)
    return new ImportError('header_too_low', {
      archivo,
      fila: SEARCHED_ROWS + below.header + 1,
      hasta: SEARCHED_ROWS,
    })
  const looked = rows.slice(0, SEARCHED_ROWS)
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

/** A title stands first in its row. */
function titleOf(rows: Cell[][]): SheetKind | undefined {
  for (const row of rows) {
    const kind = TITLES.get(normalise(textsOf(row)[0] ?? ''))
    if (kind) return kind
  }
  return undefined
}

/** The kind of a sheet that is none of ours, by a title above its header or by the days in it. */
function otherKind(rows: Cell[][], found: Candidate | undefined): SheetKind | undefined {
  for (const row of rows.slice(0, found?.header)) {
    const [first = '', ...others] = textsOf(row).map(normalise)
    const other = OTHER_TITLES.find(([beginning]) => first.startsWith(beginning))
    if (other && others.length < 3) return other[1]
  }
  const header = found ? (rows[found.header] ?? []) : []
  if (header.filter(isDayOfMonth).length >= DAYS_OF_ATTENDANCE) return 'asistencia'
  const complete =
    found?.kind === 'programa' && found.score >= LAYOUTS.programa.filter(({ optional }) => !optional).length
  if (complete && !isClaimed(header, 'programa')) return 'planeacion'
  return undefined
}

const isDayOfMonth = (cell: Cell) => /^(?:[1-9]|[12]\d|3[01])$/.test(String(cell).trim())

/**
 * Whether the header is that of the kind. Most of its headings are known, or it is a list of people with all that one
 * needs and columns of its own.
 */
function isClaimed(header: Cell[], kind: SheetKind): boolean {
  const known = header.filter((cell) => typeof cell === 'string' && knownColumn(kind, cell)).length
  const all = header.filter((cell) => cell !== null && String(cell).trim() !== '').length
  return known * 2 >= all || (kind === 'aprendices' && known >= 3 && known * 3 >= all)
}

function bestHeader(rows: Cell[][], kinds: readonly SheetKind[]): Candidate | undefined {
  let best: Candidate | undefined
  rows.forEach((row, header) => {
    const texts = textsOf(row)
    for (const kind of kinds) {
      const known = new Set(texts.map((text) => knownColumn(kind, text)).filter((column) => column !== undefined))
      // One known heading among few is a misspelled header; among many it is a coincidence.
      if (known.size === 0 || texts.length < 2 || (known.size === 1 && texts.length > 3)) continue
      // `Ficha de Caracterización: 2999001 - NAME`, `Estado: EN EJECUCION`: what a list can do without heads no list.
      if ([...known].every(({ optional, field }) => optional && !isName(field))) continue
      const missing = missingColumns(kind, (column) => known.has(column)).length
      const score = known.size - missing - (LEADS[kind] ?? 0)
      if (!best || score > best.score) best = { kind, header, score }
    }
  })
  return best
}

const isName = (field: Column['field']) => field !== null && NAMES.has(field)

function textsOf(row: Cell[]): string[] {
  return row.filter((cell) => typeof cell === 'string' && cell.trim() !== '').map(String)
}
