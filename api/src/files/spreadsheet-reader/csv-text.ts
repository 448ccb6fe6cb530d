import { isAscii, isUtf8 } from 'node:buffer'
import { singleByteDecoder, windows1252Bytes } from './single-byte.js'

const UTF8_BOM = Buffer.from('efbbbf', 'hex')
/** An incomplete UTF-8 character at the end. */
const CUT_CHARACTER = /[\xc2-\xdf]$|[\xe0-\xef][\x80-\xbf]?$|[\xf0-\xf4][\x80-\xbf]{0,2}$/

/** Whether the bytes begin with the byte order mark of UTF-16, as in Excel's «Texto Unicode». */
export const isUtf16 = (bytes: Uint8Array) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)

/**
 * Decodes UTF-16 with a byte order mark, and UTF-8 with or without one. Lines that are not UTF-8 have a single-byte
 * encoding: a program or a person may have added them. Lines that were encoded twice are decoded twice.
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
  const withoutCut = cut && content.subarray(0, content.length - cut[0].length)
  if (withoutCut && isUtf8(withoutCut) && (marked || !isAscii(withoutCut)))
    throw new RangeError('UTF-8 cut within a character')
  return decodedAgain(decodeLines(content))
}

/** Decodes text in which some lines are UTF-8; all others have one single-byte encoding. */
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

/** Returns the ranges of adjacent lines that are not UTF-8, including ASCII lines between them. */
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

/** Mojibake, UTF-8 decoded as Windows-1252: `Ñ` is `Ã‘`, `°` is `Â°` and `–` is `â€“`. */
const TWICE = /[ÃÂâ]/

/** Decodes a second time the lines that were encoded twice. */
const decodedAgain = (text: string): string =>
  TWICE.test(text) ? text.replace(/[^\r\n]+/g, (line) => (TWICE.test(line) ? decodedTwice(line) : line)) : text

/** Decodes a line whose characters are the bytes of UTF-8; returns any other line unchanged. */
function decodedTwice(line: string): string {
  const latin1 = windows1252Bytes(line)
  const bytes = latin1 === null ? null : Buffer.from(latin1, 'latin1')
  return bytes && isUtf8(bytes) ? bytes.toString() : line
}

const DELIMITERS = [';', ',', '\t'] as const

/**
 * Returns the delimiter that occurs most often in the first line that has one. Later lines do not count, because outcomes
 * contain many commas.
 */
export function detectDelimiter(text: string): (typeof DELIMITERS)[number] {
  for (const line of text.slice(0, 20_000).split(/\r\n|\n|\r/, 20)) {
    const bare = line.replace(/"[^"]*"/g, '')
    const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length)
    const maxCount = Math.max(...counts)
    if (maxCount > 1) return DELIMITERS[counts.indexOf(maxCount)] ?? ';'
  }
  return ';'
}
