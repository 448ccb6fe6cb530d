import { plain } from '../message/message-text'
import type { OwedRow } from './owed-groups'

/** The sentences of a reminder in one language. */
export interface ReminderWords {
  subject: (fichas: number[]) => string
  opening: string
  ficha: (row: OwedRow) => string
  outcome: (row: OwedRow, names: { competency: string; outcome: string }) => string
  /** For outcomes that are left out. */
  more: (outcomes: number) => string
  closing: string
}

/** Mail programs and browsers cut a longer address: some after 2,048 characters. */
const MAX_LINK = 2_000
/** Of the names in a mail; the text to copy has them whole. */
const SHORT = 60

/** Returns the reminder with every outcome, by ficha. */
export const reminderText = (rows: OwedRow[], words: ReminderWords) =>
  textOf(rows, words, rows.length, Number.POSITIVE_INFINITY)

/** Returns a `mailto:` with as many outcomes as fit, and how many more there are. Without an address the user gives one. */
export function mailLink(address: string | undefined, rows: OwedRow[], words: ReminderWords): string {
  const subject = encodeURIComponent(words.subject([...new Set(rows.map(({ ficha }) => ficha.nro_ficha))]))
  const link = (shown: number) =>
    `mailto:${encodeURIComponent(address ?? '').replace('%40', '@')}?subject=${subject}&body=${encodeURIComponent(textOf(rows, words, shown, SHORT))}`
  let shown = rows.length
  while (shown > 0 && link(shown).length > MAX_LINK) shown--
  return link(shown)
}

function textOf(rows: OwedRow[], words: ReminderWords, shown: number, length: number): string {
  const lines: string[] = [words.opening]
  let ficha: number | undefined
  const ordered = rows.toSorted((a, b) => a.ficha.nro_ficha - b.ficha.nro_ficha)
  for (const row of ordered.slice(0, shown)) {
    if (row.ficha.nro_ficha !== ficha) lines.push('', words.ficha(row))
    ficha = row.ficha.nro_ficha
    const names = { competency: cut(row.nombre_competencia, length), outcome: cut(row.nombre_rae, length) }
    lines.push(`- ${words.outcome(row, names)}`)
  }
  if (shown < rows.length) lines.push('', words.more(rows.length - shown))
  return [...lines, '', words.closing].join('\n')
}

/** A name for use within a sentence: without its full stop, and not longer than `length`. */
function cut(name: string, length: number): string {
  const text = plain(name)
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text
}
