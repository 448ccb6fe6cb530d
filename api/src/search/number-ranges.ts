const MAX_DIGITS = 9

/**
 * Returns the numbers of up to nine digits that start with these digits, as ranges for an index; none for other text.
 */
export function numberRanges(text: string): [number, number][] {
  if (!/^[1-9]\d{0,8}$/.test(text)) return []
  return Array.from({ length: MAX_DIGITS - text.length + 1 }, (_, more) => {
    const scale = 10 ** more
    return [Number(text) * scale, (Number(text) + 1) * scale - 1]
  })
}
