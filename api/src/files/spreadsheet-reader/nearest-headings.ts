import { cellName } from './cell-names.js'
import { cleanText } from './cells.js'
import { editDistance } from './edit-distance.js'
import { headingKey } from './heading-key.js'
import { knownColumn, LAYOUTS, type SheetKind, TITLES } from './headings.js'
import { normalise } from './normalise.js'
import type { Cell } from './sheet.js'

const SHOWN = 3
/** Maximum number of texts to search, which limits the time. The beginning of a report has fewer texts. */
const MAX_TEXTS = 2_000
const MAX_TEXT = 80
/** Maximum edit distance, relative to the longer text. `NOVIEMBRE` and `Nombre` are more distant. */
const MAX_EDITS = 0.25
/** A shorter word may resemble a heading by chance, as `CORREA` and `Correo`. Then another text of the row must too. */
const LONG = 8

/** A text that resembles a heading, with its cell. The score is 1 for equal texts. */
interface Near {
  text: string
  celda: string
  heading: string
  score: number
}

/** Describes the texts most similar to headings of the kind: `«Conpetencia» (B2) → «Competencia»`; empty if there are none. */
export function nearestHeadings(rows: Cell[][], kind: SheetKind): string {
  const names = namesOf(kind)
  const best = new Map<string, Near>()
  let searched = 0
  rows.forEach((row, index) => {
    if (row.some(isData)) return
    const near = row.flatMap((cell, column): Near[] => {
      if (typeof cell !== 'string' || !isHeading(cell) || searched++ > MAX_TEXTS) return []
      const found = nearestOf(cell, kind, names)
      return found ? [{ text: cell.trim(), celda: cellName(index + 1, column), ...found }] : []
    })
    for (const candidate of near) {
      const isSure = near.length > 1 || candidate.text.length >= LONG
      if (isSure && candidate.score > (best.get(candidate.heading)?.score ?? 0)) best.set(candidate.heading, candidate)
    }
  })
  const shown = [...best.values()].toSorted((a, b) => b.score - a.score).slice(0, SHOWN)
  return shown.map(({ text, celda, heading }) => `«${text}» (${celda}) → «${heading}»`).join('; ')
}

/** A name of a column (`key`), and the heading of that column in SOFIA’s reports. */
interface Name {
  heading: string
  key: string
}

const namesOf = (kind: SheetKind): Name[] =>
  LAYOUTS[kind].flatMap(({ heading, alsoKnownAs = [], ambiguousNames = [] }) =>
    [heading, ...alsoKnownAs, ...ambiguousNames].map((name) => ({ heading, key: headingKey(name) })),
  )

/** Returns the nearest name within the limit. A known heading of another kind is not a misspelling. */
function nearestOf(text: string, kind: SheetKind, names: readonly Name[]): Pick<Near, 'heading' | 'score'> | undefined {
  const known = knownColumn(kind, text)
  if (known) return { heading: known.heading, score: 1 }
  if (Object.keys(LAYOUTS).some((other) => knownColumn(other as SheetKind, text))) return undefined
  const key = headingKey(text)
  let best: Pick<Near, 'heading' | 'score'> | undefined
  for (const { heading, key: name } of names) {
    const longer = Math.max(key.length, name.length)
    const maxEdits = Math.floor(longer * MAX_EDITS)
    const score = 1 - editDistance(key, name, maxEdits) / longer
    if (score >= 1 - MAX_EDITS && score > (best?.score ?? 0)) best = { heading, score }
  }
  return best
}

/** Whether a cell is a number or a text with several digits. Headings are neither numbers nor texts with digits. */
const isData = (cell: Cell) => typeof cell === 'number' || typeof cell === 'boolean' || /\d{3}/.test(cleanText(cell))

/** Whether a text may be a misspelt heading. `Estado:` above a table is a label, and titles are known. */
const isHeading = (cell: string) => cell.length <= MAX_TEXT && /[^\s:]\s*$/.test(cell) && !TITLES.has(normalise(cell))
