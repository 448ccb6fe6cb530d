import { plainText } from '@fichero/kit/search'

const LETTER = /[\p{L}\p{N}]/u

/** Splits the text. The pieces at odd indexes match the search at the start of a word. */
export function highlight(text: string, search: string): string[] {
  const letters = [...text]
  const plainLetters = letters.map((letter) => plainText(letter) || letter)
  const marked = letters.map(() => false)
  for (const word of plainText(search).split(/\s+/).filter(Boolean))
    for (const [start] of letters.entries()) {
      const startsWord = start === 0 || !LETTER.test(letters.at(start - 1) ?? '')
      const length = [...word].length
      if (startsWord && plainLetters.slice(start, start + length).join('') === word)
        marked.fill(true, start, start + length)
    }

  const pieces = ['']
  for (const [index, letter] of letters.entries()) {
    const isMark = pieces.length % 2 === 0
    if (marked[index] !== isMark) pieces.push('')
    pieces[pieces.length - 1] += letter
  }
  return pieces
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
