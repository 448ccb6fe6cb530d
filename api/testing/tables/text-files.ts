import { type Grid, gridOf, shownText } from './grid.js'
import type { Encoding, Table, Written } from './table.js'

/** The code page of DOS for the letters of Spanish lists. It has no ’. */
const CP850: Readonly<Record<string, number>> = {
  ...{ á: 0xa0, é: 0x82, í: 0xa1, ó: 0xa2, ú: 0xa3, ñ: 0xa4, ü: 0x81, ò: 0x95, º: 0xa7 },
  ...{ Á: 0xb5, É: 0x90, Í: 0xd6, Ó: 0xe0, Ú: 0xe9, Ñ: 0xa5, Ü: 0x9a, À: 0xb7, È: 0xd4, Ì: 0xde, Ò: 0xe3 },
  '\u00a0': 0xff,
}
/** The letters of the bytes from 0x80 on. A blank marks an unused byte. */
const WINDOWS_1252 = new Map(
  Array.from('€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ', (letter, index) => [letter, 0x80 + index] as const),
)

/** Returns the byte of a letter; undefined if the encoding lacks the letter. */
const byteOf = (letter: string, encoding: Encoding): number | undefined => {
  const code = letter.codePointAt(0)!
  if (code < 0x80) return code
  if (encoding === 'cp850') return CP850[letter]
  return WINDOWS_1252.get(letter) ?? (code >= 0xa0 && code <= 0xff ? code : undefined)
}

/** Encodes text in a single-byte encoding; null if the encoding lacks a letter. */
const inOneByte = (text: string, encoding: Encoding): Buffer | null => {
  const bytes = Array.from(text, (letter) => byteOf(letter, encoding))
  return bytes.includes(undefined) ? null : Buffer.from(bytes as number[])
}

/** Encodes the text; null if the encoding lacks a letter. */
function encoded(text: string, encoding: Encoding): Buffer | null {
  switch (encoding) {
    case 'utf8':
      return Buffer.from(text)
    case 'utf8 with a mark':
      return Buffer.from(`\ufeff${text}`)
    case 'utf16':
      return Buffer.from(`\ufeff${text}`, 'utf16le')
    case 'utf8 twice':
      return Buffer.from(Buffer.from(text).toString('latin1'))
    case 'mixed':
      return mixed(text)
    default:
      return inOneByte(text, encoding)
  }
}

/** Encodes one line of a UTF-8 file in Windows-1252. */
function mixed(text: string): Buffer | null {
  const lines = text.split(/(?<=\n)/)
  const last = lines.findLastIndex((line) => /[^\0-\x7f]/.test(line))
  const parts = lines.map((line, index) => (index === last ? inOneByte(line, 'windows-1252') : Buffer.from(line)))
  return parts.includes(null) ? null : Buffer.concat(parts as Buffer[])
}

/** Writes text with separators. Falls back to UTF-8 if the encoding lacks a letter. */
export function textFile(table: Table, separator: ';' | ',' | '\t'): Buffer {
  const { lineEnd, names, trailing, encoding } = table.text
  const { lines } = gridOf(table)
  const width = Math.max(...lines.map(({ cells }) => cells.length))
  const written = lines.map((line) => lineOf(line, table, separator, width))
  if (names) written[0] = `sep=${separator}${lineEnd}${written[0]}`
  const text = written.map((line) => `${line}${trailing ? separator : ''}${lineEnd}`).join('')
  return encoded(text, encoding) ?? Buffer.from(text)
}

function lineOf({ cells, surplus }: Grid['lines'][number], { text }: Table, separator: string, width: number): string {
  const all = Array.from({ length: width }, (_, index) => fieldOf(cells[index] ?? null, text, separator))
  return (surplus === undefined ? all : [...all, surplus]).join(separator)
}

/** Writes a value of a text file, in quotation marks if necessary. */
function fieldOf(value: Written, { dates, quoted }: Table['text'], separator: string): string {
  const text = shownText(value, dates)
  if (typeof value === 'object' && value !== null && 'raw' in value) return text
  const needed = text.includes(separator) || /["\r\n]/.test(text)
  return needed || (quoted === 'all' && text !== '') ? `"${text.replaceAll('"', '""')}"` : text
}

/** Writes a web page like those of other systems, with line breaks and markup in cells, or letters as character references. */
export function webPage(table: Table, letters: 'as they are' | 'by number' | 'in markup'): Buffer {
  const { lines } = gridOf(table)
  const cellOf = (value: Written) => {
    const lines = shownText(value, table.text.dates).split('\n').map(marked)
    if (letters === 'in markup')
      return `<TD class="a" title='x > y'><span>${lines.map((line) => `<b>${line}</b>`).join('<br />')}</span></TD>`
    return `<td>${(letters === 'by number' ? lines.map(byNumber) : lines).join('<br>')}</td>`
  }
  const rows = lines.map(({ cells }) => `<tr>${cells.map(cellOf).join('')}</tr>`)
  const page = `<html><head><meta charset="utf-8"></head><body><table>${rows.join('\n')}</table></body></html>`
  return Buffer.from(page)
}

const byNumber = (text: string) => text.replace(/[^\0-\x7f]|['"]/gu, (letter) => `&#${letter.codePointAt(0)};`)

const marked = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
