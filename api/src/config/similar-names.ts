/** One letter more, fewer or other, or two that changed places. */
function isNearly(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const [left, right] = [one, other].map((name) => name.slice(start, name.length - end))
  if (left === undefined || right === undefined) return false
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left[0] === right[1] && left[1] === right[0])
}

/** Shorter names are near those of other programs by chance. */
const SHORTEST = 8

/**
 * Names of variables that are set and nearly those of settings that are not: `DATABSE_URL`. Others may belong to another
 * program, so they are said and not refused.
 */
export const similarNames = (given: readonly string[], known: readonly string[]) =>
  given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => one.length >= SHORTEST && !given.includes(one) && isNearly(name, one))
      return meant === undefined ? [] : [{ name, meant }]
    })
