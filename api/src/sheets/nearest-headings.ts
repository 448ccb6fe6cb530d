import { cellName } from './cell-names.js'
import { LAYOUTS, type SheetKind, TITLES } from './headings.js'
import { normalise } from './normalise.js'
import type { Cell } from './sheet.js'

const SHOWN = 3
/** A sheet of many texts is not searched to its end: this many are more than the beginning of any report has. */
const MAX_TEXTS = 2_000
const MAX_TEXT = 80
/** Below this, texts have letters in common by chance. */
const LEAST = 0.5

interface Near {
  text: string
  celda: string
  heading: string
  score: number
}

/** The texts that come nearest to headings of the kind, each with its cell and the heading that it may be meant for. */
export function nearestHeadings(rows: Cell[][], kind: SheetKind): string {
  const names = LAYOUTS[kind].flatMap(({ heading, alsoKnownAs = [] }) =>
    [heading, ...alsoKnownAs].map((name) => ({ heading, pairs: pairsOf(normalise(name)) })),
  )
  const best = new Map<string, Near>()
  let looked = 0
  rows.forEach((row, index) => {
    row.forEach((cell, at) => {
      if (typeof cell !== 'string' || !isHeading(cell) || looked++ > MAX_TEXTS) return
      const pairs = pairsOf(normalise(cell))
      for (const name of names) {
        const score = similarity(pairs, name.pairs)
        if (score < LEAST || score <= (best.get(name.heading)?.score ?? 0)) continue
        best.set(name.heading, { text: cell.trim(), celda: cellName(index + 1, at), heading: name.heading, score })
      }
    })
  })
  const byScore = [...best.values()].toSorted((a, b) => b.score - a.score)
  const shown = byScore.filter(({ celda }, at) => byScore.findIndex((near) => near.celda === celda) === at)
  return (
    shown
      .slice(0, SHOWN)
      .map(({ text, celda, heading }) => `«${text}» (${celda}) → «${heading}»`)
      .join('; ') || '—'
  )
}

/** `Estado:` above a table is a label, and the title is known. */
const isHeading = (cell: string) => cell.length <= MAX_TEXT && /[^\s:]\s*$/.test(cell) && !TITLES.has(normalise(cell))

/** Pairs of letters that follow each other. */
const pairsOf = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))

/** Pairs that both have, of all: 1 for the same text. */
function similarity(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length
  return (2 * shared) / (one.size + other.size || 1)
}
