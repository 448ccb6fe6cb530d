/** Longer than any heading, title or label. Sorting the accents of an endless text takes quadratic time. */
const MAX_LENGTH = 200

/**
 * The beginning of a text as headings are compared: lower case, no accents, one blank for blanks and underscores, no
 * sign that nobody sees.
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
