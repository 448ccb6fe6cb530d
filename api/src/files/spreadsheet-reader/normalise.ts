/** Longer than any heading, title or label. Sorting the accents of an endless text takes quadratic time. */
const MAX_LENGTH = 200

/**
 * Normalises the beginning of a text for comparison: lower case, without accents and invisible characters, one blank for
 * blanks and underscores, no colon at the end.
 */
export function normalise(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[\s_]+/g, ' ')
    .replace(/ ?[:*]? ?$/, '')
    .trim()
    .toLowerCase()
}
