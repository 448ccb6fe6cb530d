import { plainAttributes } from './cell-attributes.js'
import { decodeText } from './csv-text.js'
import { namedLetter, numberedLetter } from './entities.js'

/** Where a text has another line. */
const LINE_ENDS = /<(?:br|\/?(?:p|div|li|h[1-6]))(?:\s[^<>]*|\/)?>/gi
const OF_THE_MARKUP = new Set(['nbsp', 'middot', 'quot', 'apos', 'gt', 'lt', 'amp'])

/**
 * The text of a web page that holds a table, with its letters decoded.
 * A letter with a name that is not known becomes U+FFFD, so that no cell is read without it.
 * @throws if a table or a cell has no end: the parser would join the cells of a row
 */
export function htmlText(bytes: Uint8Array): string {
  const text = plainAttributes(decodeText(bytes))
  const lower = text.toLowerCase()
  if (lower.lastIndexOf('<table') > lower.lastIndexOf('</table')) throw new RangeError('a table without an end')
  if (count(text, /<t[dh][\s>]/gi) > count(text, /<\/t[dh][\s>]/gi)) throw new RangeError('a cell without an end')
  return text
    .replace(LINE_ENDS, '<br>')
    .replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(\w{2,10}));/g, (whole, decimal, hexadecimal, name) => {
      if (name === undefined) return ofCode(decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal))
      return OF_THE_MARKUP.has(name) ? whole : (namedLetter(name) ?? '\ufffd')
    })
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Signs of the markup, as the parser knows them. */
const MARKUP = new Map(Array.from('"&\'<>', (sign, at) => [sign, ['quot', 'amp', 'apos', 'lt', 'gt'][at]] as const))

/** The letter of a number. One that is none becomes U+FFFD too. */
function ofCode(code: number): string {
  const letter = numberedLetter(code) ?? '\ufffd'
  const name = MARKUP.get(letter)
  return name ? `&${name};` : letter
}
