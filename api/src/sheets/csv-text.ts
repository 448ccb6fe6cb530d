/**
 * The 32 characters where Windows-1252 differs from Latin-1 (https://encoding.spec.whatwg.org/index-windows-1252.txt).
 * Node's own decoder returns control characters for them up to version 22.
 */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const BOM = '\ufeff'
/** An incomplete UTF-8 character at the end. */
const CUT_CHARACTER = /[\xc2-\xdf]$|[\xe0-\xef][\x80-\xbf]?$|[\xf0-\xf4][\x80-\xbf]{0,2}$/

/** Whether the bytes begin with the mark of UTF-16, which Excel's «Texto Unicode» has. */
export const isUtf16 = (bytes: Uint8Array) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)

/**
 * Decodes UTF-16 with its mark, UTF-8, with or without one, else Windows-1252.
 * @throws if UTF-8 or UTF-16 ends in the middle of a character
 */
export function decodeText(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isUtf16(buffer))
    return new TextDecoder(buffer[0] === 0xff ? 'utf-16le' : 'utf-16be', { fatal: true }).decode(buffer)
  const utf8 = strictUtf8(buffer)
  if (utf8 !== null) return utf8.startsWith(BOM) ? utf8.slice(1) : utf8
  const cut = CUT_CHARACTER.exec(buffer.subarray(-3).toString('latin1'))
  const whole = cut && strictUtf8(buffer.subarray(0, buffer.length - cut[0].length))
  if (whole && /[^\0-\x7f]/.test(whole)) throw new RangeError('UTF-8 cut within a character')
  return buffer.toString('latin1').replace(/[\x80-\x9f]/g, (char) => WINDOWS_1252.charAt(char.charCodeAt(0) - 0x80))
}

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
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
