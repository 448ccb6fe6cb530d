// Detects single-byte encodings. A text does not declare its encoding, so the encoding that gives Spanish words is chosen.

/**
 * The characters of the bytes from 0x80 on: in Windows-1252 (https://encoding.spec.whatwg.org/index-windows-1252.txt),
 * Excel's «CSV (MS-DOS)» (code page 850) and its «CSV (Macintosh)». If two have the same score, the first is chosen.
 */
const UPPER_HALVES = [
  `€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ${range(0xa0, 0xff)}`,
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
] as const

const [WINDOWS_1252] = UPPER_HALVES
/** The byte of each character of Windows-1252; undefined bytes map to themselves. */
const BYTES = new Map([...WINDOWS_1252].map((character, index) => [character, String.fromCharCode(0x80 + index)]))

/** Bytes beyond ASCII, decoded as Latin-1. */
const HIGH = /[\x80-\xff]/g
const SEPARATORS = new Set(Array.from('\t\r\n ;,"<>', (character) => character.charCodeAt(0)))
/** Maximum number of words to examine, which is more than the detection needs. */
const MAX_WORDS = 2_000
/** Maximum number of letters to examine on either side of a letter beyond ASCII. */
const MAX_REACH = 25

/**
 * Finds the encoding in which the words of a text are most likely Spanish, and returns its decoder. Both take bytes decoded
 * as Latin-1. Each distinct word counts once.
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

/**
 * Encodes a text as Windows-1252, or Latin-1 where that is undefined, into a Latin-1 string; null if a character has no byte.
 */
export function windows1252Bytes(text: string): string | null {
  const bytes = text.replace(/[^\0-\xff]/g, (character) => BYTES.get(character) ?? character)
  return /[^\0-\xff]/.test(bytes) ? null : bytes
}

/** Replaces the bytes from 0x80 on. For Windows-1252, these are only 0x80 to 0x9f: the other bytes are as in Latin-1. */
const decoded = (latin1: string, half: string) =>
  latin1.replace(half === WINDOWS_1252 ? /[\x80-\x9f]/g : HIGH, (byte) => half.charAt(byte.charCodeAt(0) - 0x80))

const SPANISH = 'áéíóúüñÁÉÍÓÚÜÑàèìòùÀÈÌÒÙ'
const isLetter = (character: string) => /[^\P{L}ªº]/u.test(character)
const isCapital = (character: string) => /\p{Lu}/u.test(character)
const isSmall = (character: string) => /\p{Ll}/u.test(character)

/** Returns how likely a word is Spanish: the sum of the weights of its characters beyond ASCII. */
function likelihood(word: string): number {
  let sum = 0
  for (let index = 0; index < word.length; index++)
    if (word.charCodeAt(index) >= 0x80)
      sum += isLetter(word.charAt(index)) ? letterWeight(word, index) : signWeight(word, index)
  return sum
}

/** Returns the weight of a letter: positive for Spanish letters, negative for a capital within lower case or the opposite. */
function letterWeight(word: string, index: number): number {
  const [letter, before, after] = [word.charAt(index), word.charAt(index - 1), word.charAt(index + 1)]
  const isMisplaced = isCapital(letter)
    ? isSmall(before) || (isSmall(after) && isLetter(before))
    : isCapital(after) || (isCapital(before) && isCapital(word.charAt(index - 2)))
  if (SPANISH.includes(letter)) return isMisplaced ? -1 : 3
  return isMisplaced ? -2 : 0
}

/** Returns the weight of a sign. It counts for Spanish in a valid position: `1.º`, `¿Qué`, `D’ARCY`, `p. m.`. */
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
