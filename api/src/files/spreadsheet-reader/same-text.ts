/** Normalises a text: lower case, without accents, one blank for blanks and punctuation. */
export const textKey = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()

/** Words of at most this length are ignored if a text has longer words. */
const SHORT = 3

function wordsOf(text: string): Set<string> {
  const words = textKey(text).split(' ')
  const long = words.filter(({ length }) => length > SHORT)
  return new Set(long.length > 0 ? long : words)
}

/** Whether two texts may mean the same: at least half of the words of the shorter text are in both. */
export function isSimilarText(one: string, other: string): boolean {
  const [fewer, more] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.size - b.size)
  const shared = [...fewer!].filter((word) => more!.has(word)).length
  return shared * 2 >= fewer!.size
}
