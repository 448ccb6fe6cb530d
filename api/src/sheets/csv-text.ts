/**
 * The 32 characters where Windows-1252 differs from Latin-1 (https://encoding.spec.whatwg.org/index-windows-1252.txt).
 * Node's own decoder returns control characters for them up to version 22.
 */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const BOM = '\ufeff'
/** An incomplete UTF-8 character at the end. */
const CUT_CHARACTER = /[\xc2-\xdf]$|[\xe0-\xef][\x80-\xbf]?$|[\xf0-\xf4][\x80-\xbf]{0,2}$/

/**
 * Decodes UTF-8, with or without BOM, else Windows-1252.
 * @throws if UTF-8 ends in the middle of a character
 */
export function decodeText(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
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

/** Returns `;` or `,`, whichever occurs in the first line that has either: the outcomes below contain many commas. */
export function detectDelimiter(text: string): ';' | ',' {
  for (const line of text.slice(0, 20_000).split(/\r\n|\n|\r/, 20)) {
    const bare = line.replace(/"[^"]*"/g, '')
    const semicolons = bare.split(';').length
    const commas = bare.split(',').length
    if (semicolons > 1 || commas > 1) return commas > semicolons ? ',' : ';'
  }
  return ';'
}
