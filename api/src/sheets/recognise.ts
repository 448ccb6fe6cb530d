import type { ImportKind } from '@fichero/contract/enums'
import { expectedHeadings, KIND_NAMES, knownColumn, LAYOUTS, normalise, type SheetKind, TITLES } from './headings.js'
import { ImportError } from './import-error.js'
import type { Cell, Sheet } from './records.js'

const SEARCHED_ROWS = 20
const KINDS: readonly SheetKind[] = ['juicios', 'aprendices', 'programa', 'instructores']

/** A judgments report contains a design and people, so it is accepted for either. */
const SERVES: Readonly<Record<SheetKind, readonly ImportKind[]>> = {
  juicios: ['juicios', 'aprendices', 'programa'],
  aprendices: ['aprendices'],
  programa: ['programa'],
  instructores: [],
}

export interface Recognised<K extends ImportKind = ImportKind> {
  /** The kind of the file. */
  layout: ImportKind
  /** The kind that it is read as. */
  kind: K
  /** Index of the header in the sheet's rows. */
  header: number
}

interface Candidate {
  kind: SheetKind
  header: number
  /** Known headings minus missing ones. */
  score: number
}

/** Finds kind and header by the sheet's title and headings, never by file name or column position. */
export function recognise<K extends ImportKind>(sheet: Sheet, archivo: string, accepts: readonly K[]): Recognised<K> {
  const title = titleOf(sheet)
  const found = bestHeader(sheet, title ? [title] : KINDS)
  const layout = title ?? found?.kind
  if (layout === undefined || (!found && servedBy(layout, accepts) !== undefined))
    throw new ImportError('header_not_found', { archivo, esperado: expectedHeadings(title ?? accepts[0] ?? 'juicios') })
  const kind = servedBy(layout, accepts)
  if (kind === undefined || layout === 'instructores' || !found)
    throw new ImportError('wrong_kind', {
      archivo,
      recibido: KIND_NAMES[layout],
      esperado: accepts.map((accepted) => KIND_NAMES[accepted]).join(' o '),
      // The same as codes, for messages in other languages.
      tipo_recibido: layout,
      tipo_esperado: accepts[0] ?? 'juicios',
    })
  return { layout, kind, header: found.header }
}

function servedBy<K extends ImportKind>(layout: SheetKind, accepts: readonly K[]): K | undefined {
  for (const kind of SERVES[layout]) {
    const accepted = accepts.find((one) => one === kind)
    if (accepted) return accepted
  }
  return undefined
}

function titleOf(sheet: Sheet): SheetKind | undefined {
  for (const row of sheet.rows.slice(0, SEARCHED_ROWS)) {
    const texts = textsOf(row)
    const kind = texts.length === 1 ? TITLES.get(normalise(texts[0]!)) : undefined
    if (kind) return kind
  }
  return undefined
}

function bestHeader(sheet: Sheet, kinds: readonly SheetKind[]): Candidate | undefined {
  let best: Candidate | undefined
  sheet.rows.slice(0, SEARCHED_ROWS).forEach((row, header) => {
    const texts = textsOf(row)
    for (const kind of kinds) {
      const known = new Set(texts.map((text) => knownColumn(kind, text)).filter((column) => column !== undefined))
      // One known heading among few is a misspelled header; among many it is a coincidence.
      if (known.size === 0 || texts.length < 2 || (known.size === 1 && texts.length > 3)) continue
      const missing = LAYOUTS[kind].filter((column) => !column.optional && !known.has(column)).length
      const score = known.size - missing
      if (!best || score > best.score) best = { kind, header, score }
    }
  })
  return best
}

function textsOf(row: Cell[]): string[] {
  return row.filter((cell) => typeof cell === 'string' && cell.trim() !== '').map(String)
}
