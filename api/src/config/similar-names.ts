/** Shorter names are ignored, because they resemble variables of other programs by chance. */
const MIN_LENGTH = 8
/** Maximum distance of names with the same first letters, as `TRUST_PROXIES` and `TRUST_PROXY`. For others it is 1. */
const MAX_DISTANCE = 3
/** Number of first letters that must be equal for `MAX_DISTANCE`. */
const SAME_START = 5

/**
 * Finds variables whose names resemble settings that are not set: `DATABSE_URL`. They are reported but not rejected,
 * because they may belong to another program.
 */
export const similarNames = (names: readonly string[], settings: readonly string[]) =>
  names
    .filter((name) => !settings.includes(name))
    .flatMap((name) => {
      const [nearest] = settings
        .filter((setting) => setting.length >= MIN_LENGTH && !names.includes(setting))
        .map((meant) => ({ meant, letters: distance(name, meant) }))
        .filter(({ meant, letters }) => letters <= allowed(name, meant))
        .sort((one, other) => one.letters - other.letters)
      return nearest ? [{ name, meant: nearest.meant }] : []
    })

/** Returns the maximum distance at which `name` counts as a misspelling of the setting `meant`. */
const allowed = (name: string, meant: string) => (name.startsWith(meant.slice(0, SAME_START)) ? MAX_DISTANCE : 1)

/**
 * The optimal string alignment distance: letters that are added, omitted, replaced or transposed. Row and column 0 are the
 * empty prefixes.
 */
function distance(one: string, other: string): number {
  const table = [...one, ''].map(() => [] as number[])
  const distanceAt = (row: number, column: number) => table[row]?.[column] ?? Math.max(row, column)
  for (let row = 1; row <= one.length; row++)
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isTransposed =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      table[row]![column] = Math.min(
        distanceAt(row - 1, column) + 1,
        distanceAt(row, column - 1) + 1,
        distanceAt(row - 1, column - 1) + (isSame ? 0 : 1),
        isTransposed ? distanceAt(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  return distanceAt(one.length, other.length)
}
