import { cellName } from './cell-names.js'
import { LAYOUTS, type SheetKind } from './headings.js'
import { normalise } from './normalise.js'
import type { Cell } from './records.js'

const SHOWN = 3
/** A sheet of many texts is not searched to its end: this many are more than the beginning of any report has. */
const MAX_TEXTS = 2_000
const MAX_TEXT = 80
const LEAST = 0.3

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
      if (typeof cell !== 'string' || cell.trim() === '' || cell.length > MAX_TEXT || looked++ > MAX_TEXTS) return
      const pairs = pairsOf(normalise(cell))
      for (const name of names) {
        const score = similarity(pairs, name.pairs)
        if (score < LEAST || score <= (best.get(name.heading)?.score ?? 0)) continue
        best.set(name.heading, { text: cell.trim(), celda: cellName(index + 1, at), heading: name.heading, score })
      }
    })
  })
  const shown = [...best.values()].toSorted((a, b) => b.score - a.score).slice(0, SHOWN)
  return shown.map(({ text, celda, heading }) => `«${text}» (${celda}) → «${heading}»`).join('; ') || '—'
}

/** Pairs of letters that follow each other. */
const pairsOf = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))

/** Pairs that both have, of all: 1 for the same text. */
function similarity(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length
  return (2 * shared) / (one.size + other.size || 1)
}
