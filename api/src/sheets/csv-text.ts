/** The 32 places where Windows-1252 is not Latin-1. Node's own decoder takes them for control characters up to version 22. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const BOM = '\ufeff'
/** A character of UTF-8 that begins and is cut off before its last byte. */
const CUT_CHARACTER = /[\xc2-\xdf]$|[\xe0-\xef][\x80-\xbf]?$|[\xf0-\xf4][\x80-\xbf]{0,2}$/

/** Decodes UTF-8, with or without BOM, else Windows-1252. Throws where UTF-8 breaks off in the middle of a character. */
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

/** `;` or `,`, whichever separates the first of the first lines that has any: outcomes below are full of commas. */
export function detectDelimiter(text: string): ';' | ',' {
  for (const line of text.slice(0, 20_000).split(/\r\n|\n|\r/, 20)) {
    const bare = line.replace(/"[^"]*"/g, '')
    const semicolons = bare.split(';').length
    const commas = bare.split(',').length
    if (semicolons > 1 || commas > 1) return commas > semicolons ? ',' : ';'
  }
  return ';'
}
