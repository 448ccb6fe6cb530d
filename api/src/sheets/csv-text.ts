import { isAscii, isUtf8 } from 'node:buffer'
import { singleByteDecoder, windows1252Bytes } from './single-byte.js'

const UTF8_BOM = Buffer.from('efbbbf', 'hex')
/** An incomplete UTF-8 character at the end. */
const CUT_CHARACTER = /[\xc2-\xdf]$|[\xe0-\xef][\x80-\xbf]?$|[\xf0-\xf4][\x80-\xbf]{0,2}$/

/** Whether the bytes begin with the mark of UTF-16, which Excel's «Texto Unicode» has. */
export const isUtf16 = (bytes: Uint8Array) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)

/**
 * Decodes UTF-16 with its mark and UTF-8, with or without one. Lines that are neither have one byte for each letter, and
 * their own encoding: a program or a person may have added them. Lines that were encoded twice are decoded twice.
 * @throws if UTF-8 or UTF-16 ends in the middle of a character
 */
export function decodeText(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isUtf16(buffer))
    return new TextDecoder(buffer[0] === 0xff ? 'utf-16le' : 'utf-16be', { fatal: true }).decode(buffer)
  const marked = buffer.subarray(0, 3).equals(UTF8_BOM)
  const content = marked ? buffer.subarray(3) : buffer
  if (isAscii(content)) return content.toString('latin1')
  if (isUtf8(content)) return decodedAgain(content.toString())
  const cut = CUT_CHARACTER.exec(content.subarray(-3).toString('latin1'))
  const whole = cut && content.subarray(0, content.length - cut[0].length)
  if (whole && isUtf8(whole) && (marked || !isAscii(whole))) throw new RangeError('UTF-8 cut within a character')
  return decodedAgain(decodeLines(content))
}

/** Decodes text in which some lines are UTF-8 and others are not; these have one encoding. */
function decodeLines(content: Buffer): string {
  const ranges = rangesOfSingleBytes(content)
  const texts = ranges.map(({ start, end }) => content.subarray(start, end).toString('latin1'))
  const decode = singleByteDecoder(texts.join('\n'))
  let last = 0
  const parts = ranges.flatMap(({ start, end }, index) => {
    const before = content.subarray(last, start).toString()
    last = end
    return [before, decode(texts[index] ?? '')]
  })
  return [...parts, content.subarray(last).toString()].join('')
}

/** Where lines are that are not UTF-8, with those of ASCII between them. */
function rangesOfSingleBytes(content: Buffer): { start: number; end: number }[] {
  const latin1 = content.toString('latin1')
  const [high, lineEnd] = [/[\x80-\xff]/g, /[\r\n]/g]
  const ranges: { start: number; end: number }[] = []
  let open: { start: number; end: number } | undefined
  let last = 0
  for (let found = high.exec(latin1); found; found = high.exec(latin1)) {
    let start = found.index
    while (start > last && !'\r\n'.includes(latin1.charAt(start - 1))) start--
    lineEnd.lastIndex = found.index
    const end = lineEnd.exec(latin1)?.index ?? latin1.length
    if (isUtf8(content.subarray(start, end))) open = undefined
    else if (open) open.end = end
    else {
      open = { start, end }
      ranges.push(open)
    }
    last = end
    high.lastIndex = end
  }
  return ranges
}

/** What UTF-8 looks like in Windows-1252: `Ñ` is `Ã‘`, `°` is `Â°` and `–` is `â€“`. */
const TWICE = /[ÃÂâ]/

/** The text with those lines decoded again that are UTF-8 still. */
const decodedAgain = (text: string): string =>
  TWICE.test(text) ? text.replace(/[^\r\n]+/g, (line) => (TWICE.test(line) ? againIfUtf8(line) : line)) : text

function againIfUtf8(line: string): string {
  const latin1 = windows1252Bytes(line)
  const bytes = latin1 === null ? null : Buffer.from(latin1, 'latin1')
  return bytes && isUtf8(bytes) ? bytes.toString() : line
}

const DELIMITERS = [';', ',', '\t'] as const

/**
 * Returns the one of `;`, `,` and tab that occurs most often in the first line that has any: the outcomes below contain
 * many commas.
 */
export function detectDelimiter(text: string): (typeof DELIMITERS)[number] {
  for (const line of text.slice(0, 20_000).split(/\r\n|\n|\r/, 20)) {
    const bare = line.replace(/"[^"]*"/g, '')
    const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length)
    const most = Math.max(...counts)
    if (most > 1) return DELIMITERS[counts.indexOf(most)] ?? ';'
  }
  return ';'
}
