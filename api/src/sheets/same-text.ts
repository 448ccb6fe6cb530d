/** The words of a text, whatever its blanks, signs, capitals and accents. */
export const textKey = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()

const LITTLE = 3

function wordsOf(text: string): Set<string> {
  const words = textKey(text).split(' ')
  const long = words.filter(({ length }) => length > LITTLE)
  return new Set(long.length > 0 ? long : words)
}

/** Whether two texts may say the same: half of the words of the shorter one are in both. */
export function isSimilarText(one: string, other: string): boolean {
  const [few, many] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.size - b.size)
  const shared = [...few!].filter((word) => many!.has(word)).length
  return shared * 2 >= few!.size
}
