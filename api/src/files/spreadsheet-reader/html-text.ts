import { plainAttributes } from './cell-attributes.js'
import { decodeText } from './csv-text.js'
import { namedLetter, numberedLetter } from './entities.js'

/** Tags that begin a new line. */
const LINE_BREAKS = /<(?:br|\/?(?:p|div|li|h[1-6]))(?:\s[^<>]*|\/)?>/gi
/** Entities that the parser decodes. */
const LEFT_TO_PARSER = new Set(['nbsp', 'middot', 'quot', 'apos', 'gt', 'lt', 'amp'])

/**
 * Decodes an HTML file with a table, including its entities. An unknown entity becomes U+FFFD, so that the cell is
 * rejected rather than read with a missing letter.
 * @throws if a table or a cell has no end tag: the parser would join the cells of a row
 */
export function htmlText(bytes: Uint8Array): string {
  const text = plainAttributes(decodeText(bytes))
  const lower = text.toLowerCase()
  if (lower.lastIndexOf('<table') > lower.lastIndexOf('</table')) throw new RangeError('a table without an end')
  if (count(text, /<t[dh][\s>]/gi) > count(text, /<\/t[dh][\s>]/gi)) throw new RangeError('a cell without an end')
  return text
    .replace(LINE_BREAKS, '<br>')
    .replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(\w{2,10}));/g, (reference, decimal, hexadecimal, name) => {
      if (name === undefined)
        return decodeReference(decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal))
      return LEFT_TO_PARSER.has(name) ? reference : (namedLetter(name) ?? '\ufffd')
    })
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Characters with a meaning in HTML, by their entity. */
const MARKUP = new Map(
  Array.from('"&\'<>', (sign, index) => [sign, ['quot', 'amp', 'apos', 'lt', 'gt'][index]] as const),
)

/** Decodes a numeric character reference. Invalid references become U+FFFD. */
function decodeReference(code: number): string {
  const letter = numberedLetter(code) ?? '\ufffd'
  const name = MARKUP.get(letter)
  return name ? `&${name};` : letter
}
