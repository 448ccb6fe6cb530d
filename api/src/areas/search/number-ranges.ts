/** Maximum number of digits of a ficha number. */
const MAX_DIGITS = 9

/**
 * Returns the ranges of all numbers of up to nine digits that start with the typed digits: `12` gives 12-12, 120-129, and so
 * on. A query can use an index for ranges. Returns undefined if words were typed, and no ranges if no number starts so.
 */
export function numberRanges(readings: string[][]): [number, number][] | undefined {
  const text = readings.at(-1)?.join(' ') ?? ''
  if (!/^\d+$/.test(text)) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text)) return []
  return Array.from({ length: MAX_DIGITS - text.length + 1 }, (_, more) => {
    const scale = 10 ** more
    return [Number(text) * scale, (Number(text) + 1) * scale - 1]
  })
}
