import { searchReadings } from '@fichero/contract/search-text'
import { plainText } from '@fichero/kit/search'

const LETTER = /[\p{L}\p{M}\p{N}]/u
const PUNCTUATION = /[^\p{L}\p{M}\p{N}\s]/gu

/** Splits the text. The pieces at odd indexes match the search at the start of a word, whatever punctuation is in the match. */
export function highlight(text: string, search: string): string[] {
  const letters = [...text]
  const plainLetters = letters.map((letter) => plainText(letter).replace(PUNCTUATION, ''))
  const marked = letters.map(() => false)
  for (const word of searchReadings(search).flat())
    for (const [start, letter] of plainLetters.entries()) {
      const startsWord = letter !== '' && (start === 0 || !LETTER.test(letters.at(start - 1) ?? ''))
      if (startsWord) marked.fill(true, start, start + lengthOfMatch(plainLetters.slice(start), word))
    }

  const pieces = ['']
  for (const [index, letter] of letters.entries()) {
    const isMark = pieces.length % 2 === 0
    if (marked[index] !== isMark) pieces.push('')
    pieces[pieces.length - 1] += letter
  }
  return pieces
}

/** Returns how many characters at the start are the word; 0 if they are another text. Punctuation is empty in `plainLetters`. */
function lengthOfMatch(plainLetters: string[], word: string): number {
  let rest = word.replace(PUNCTUATION, '')
  for (const [index, letter] of plainLetters.entries()) {
    if (!rest.startsWith(letter)) return 0
    rest = rest.slice(letter.length)
    if (rest === '') return index + 1
  }
  return 0
}

/** Splits the text around `parts`, which are at the odd indexes of the result. */
export function partsOf(text: string, parts: string[]): string[] {
  const [first] = parts
    .filter((part) => part !== '' && text.includes(part))
    .map((part) => ({ part, start: text.indexOf(part) }))
    .sort((a, b) => a.start - b.start)
  if (!first) return [text]
  const { part, start } = first
  const following = partsOf(text.slice(start + part.length), parts)
  return [text.slice(0, start), part, ...following]
}
