// Encodings of one byte a letter. Which one a text has is not written in it: it shows in the words that come out.

/**
 * What stands for the bytes from 0x80 on: in Windows-1252 (https://encoding.spec.whatwg.org/index-windows-1252.txt), in
 * Excel's «CSV (MS-DOS)» (code page 850) and in its «CSV (Macintosh)». Where two do equally well, the first is meant.
 */
const UPPER_HALVES = [
  `€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ${range(0xa0, 0xff)}`,
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
] as const

const [WINDOWS_1252] = UPPER_HALVES
/** The byte of each character of Windows-1252; those that it does not have stand for themselves. */
const BYTES = new Map([...WINDOWS_1252].map((character, index) => [character, String.fromCharCode(0x80 + index)]))

/** Bytes as Latin-1 shows them. */
const HIGH = /[\x80-\xff]/g
const SEPARATORS = new Set(Array.from('\t\r\n ;,"<>', (character) => character.charCodeAt(0)))
/** More evidence than it takes, and more letters than a word has on either side of one. */
const MAX_WORDS = 2_000
const MAX_REACH = 25

/**
 * Finds the encoding in which the words of a text, whose bytes are given as Latin-1, are words of Spanish, and returns
 * what decodes it. Each different word is one piece of evidence.
 */
export function singleByteDecoder(latin1: string): (latin1: string) => string {
  const words = [...wordsBeyondAscii(latin1)]
  const scores = UPPER_HALVES.map((half) => words.reduce((sum, word) => sum + likelihood(decoded(word, half)), 0))
  const half = UPPER_HALVES[scores.indexOf(Math.max(...scores))] ?? WINDOWS_1252
  return (text) => decoded(text, half)
}

function wordsBeyondAscii(latin1: string): Set<string> {
  const words = new Set<string>()
  const high = new RegExp(HIGH)
  for (let found = high.exec(latin1); found && words.size < MAX_WORDS; found = high.exec(latin1)) {
    let start = found.index
    let end = start + 1
    while (start > 0 && found.index - start < MAX_REACH && !SEPARATORS.has(latin1.charCodeAt(start - 1))) start--
    while (end < latin1.length && end - found.index < MAX_REACH && !SEPARATORS.has(latin1.charCodeAt(end))) end++
    words.add(latin1.slice(start, end))
    high.lastIndex = end
  }
  return words
}

/** The bytes, as Latin-1, that Windows-1252 or Latin-1 show as the text; null if neither has all of it. */
export function windows1252Bytes(text: string): string | null {
  const bytes = text.replace(/[^\0-\xff]/g, (character) => BYTES.get(character) ?? character)
  return /[^\0-\xff]/.test(bytes) ? null : bytes
}

/** Most of Windows-1252 is as in Latin-1. */
const decoded = (latin1: string, half: string) =>
  latin1.replace(half === WINDOWS_1252 ? /[\x80-\x9f]/g : HIGH, (byte) => half.charAt(byte.charCodeAt(0) - 0x80))

const SPANISH = 'áéíóúüñÁÉÍÓÚÜÑàèìòùÀÈÌÒÙ'
const isLetter = (character: string) => /[^\P{L}ªº]/u.test(character)
const isCapital = (character: string) => /\p{Lu}/u.test(character)
const isSmall = (character: string) => /\p{Ll}/u.test(character)

/** How likely a word is one of Spanish: the sum of what speaks for and against its characters beyond ASCII. */
function likelihood(word: string): number {
  let sum = 0
  for (let at = 0; at < word.length; at++)
    if (word.charCodeAt(at) >= 0x80) sum += isLetter(word.charAt(at)) ? letterWeight(word, at) : signWeight(word, at)
  return sum
}

/** A letter speaks for Spanish if it is one; one of other languages does not; capitals in small words speak against it. */
function letterWeight(word: string, at: number): number {
  const [letter, before, after] = [word.charAt(at), word.charAt(at - 1), word.charAt(at + 1)]
  const isMisplaced = isCapital(letter)
    ? isSmall(before) || (isSmall(after) && isLetter(before))
    : isCapital(after) || (isCapital(before) && isCapital(word.charAt(at - 2)))
  if (SPANISH.includes(letter)) return isMisplaced ? -1 : 3
  return isMisplaced ? -2 : 0
}

/** A sign speaks for Spanish, though less, where it can stand: `1.º`, `¿Qué`, `D’ARCY`, `p. m.` with a fixed blank. */
function signWeight(word: string, at: number): number {
  const [sign, before, after] = [word.charAt(at), word.charAt(at - 1), word.charAt(at + 1)]
  if ('ºª°'.includes(sign)) return /[\p{L}\d.]/u.test(before) ? 1 : -2
  if ('¿¡«“‘'.includes(sign)) return isLetter(before) ? -2 : 1
  if (sign === '’' && at === 1 && isLetter(before) && isLetter(after)) return 3
  if ('»”’…'.includes(sign)) return isLetter(after) ? -2 : 1
  if (sign === '\u00a0') return isLetter(before) ? 0 : 3
  return '–—€'.includes(sign) && !isLetter(before) && !isLetter(after) ? 1 : -2
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join('')
}
