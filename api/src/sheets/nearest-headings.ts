import { cellName } from './cell-names.js'
import { cleanText } from './cells.js'
import { edits } from './edits.js'
import { headingKey } from './heading-key.js'
import { knownColumn, LAYOUTS, type SheetKind, TITLES } from './headings.js'
import { normalise } from './normalise.js'
import type { Cell } from './sheet.js'

const SHOWN = 3
/** A sheet of many texts is not searched to its end: this many are more than the beginning of any report has. */
const MAX_TEXTS = 2_000
const MAX_TEXT = 80
/** Of the letters of the longer one. More are in common by chance: `NOVIEMBRE` has most of `Nombre`. */
const MOST_EDITS = 0.25
/** A shorter word is near others by chance: the surname `CORREA` to `Correo`. Others of its row have to be near too. */
const LONG = 8

interface Near {
  text: string
  celda: string
  heading: string
  score: number
}

/** The texts that come nearest to headings of the kind, each with its cell and the heading that it may be meant for. */
export function nearestHeadings(rows: Cell[][], kind: SheetKind): string {
  const names = namesOf(kind)
  const best = new Map<string, Near>()
  let looked = 0
  rows.forEach((row, index) => {
    if (row.some(isData)) return
    const near = row.flatMap((cell, at): Near[] => {
      if (typeof cell !== 'string' || !isHeading(cell) || looked++ > MAX_TEXTS) return []
      const found = nearestOf(cell, kind, names)
      return found ? [{ text: cell.trim(), celda: cellName(index + 1, at), ...found }] : []
    })
    for (const one of near) {
      const isSure = near.length > 1 || one.text.length >= LONG
      if (isSure && one.score > (best.get(one.heading)?.score ?? 0)) best.set(one.heading, one)
    }
  })
  const shown = [...best.values()].toSorted((a, b) => b.score - a.score).slice(0, SHOWN)
  return shown.map(({ text, celda, heading }) => `«${text}» (${celda}) → «${heading}»`).join('; ') || '—'
}

interface Name {
  heading: string
  key: string
}

const namesOf = (kind: SheetKind): Name[] =>
  LAYOUTS[kind].flatMap(({ heading, alsoKnownAs = [], inShort = [] }) =>
    [heading, ...alsoKnownAs, ...inShort].map((name) => ({ heading, key: headingKey(name) })),
  )

/** The best of the names, if one is near enough. What is a heading of another kind is not misspelled. */
function nearestOf(text: string, kind: SheetKind, names: readonly Name[]): Pick<Near, 'heading' | 'score'> | undefined {
  const known = knownColumn(kind, text)
  if (known) return { heading: known.heading, score: 1 }
  if (Object.keys(LAYOUTS).some((other) => knownColumn(other as SheetKind, text))) return undefined
  const key = headingKey(text)
  let best: Pick<Near, 'heading' | 'score'> | undefined
  for (const { heading, key: name } of names) {
    const longer = Math.max(key.length, name.length)
    const most = Math.floor(longer * MOST_EDITS)
    const score = 1 - edits(key, name, most) / longer
    if (score >= 1 - MOST_EDITS && score > (best?.score ?? 0)) best = { heading, score }
  }
  return best
}

/** A number, or a text with several digits: headings have none. */
const isData = (cell: Cell) => typeof cell === 'number' || typeof cell === 'boolean' || /\d{3}/.test(cleanText(cell))

/** `Estado:` above a table is a label, and the title is known. */
const isHeading = (cell: string) => cell.length <= MAX_TEXT && /[^\s:]\s*$/.test(cell) && !TITLES.has(normalise(cell))
