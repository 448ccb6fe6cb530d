const UNRELEASED = '## [Unreleased]'

/**
 * Moves the unreleased changes under the heading of a version, and leaves an empty unreleased section above it.
 * @param {string} text of CHANGELOG.md
 * @param {string} version
 * @param {string} day `2026-11-30`
 * @throws Error if there are no changes, or no instructions for operators
 */
export function withVersion(text, version, day) {
  const [before, after] = text.split(`${UNRELEASED}\n`)
  if (after === undefined) throw new Error(`CHANGELOG.md has no section ${UNRELEASED}.`)
  if (text.includes(`## [${version}]`)) throw new Error(`CHANGELOG.md has ${version} already.`)
  const section = sectionOf(after)
  if (!/^- /m.test(section)) throw new Error('CHANGELOG.md does not say what is new.')
  if (!section.includes('### Before you upgrade')) throw new Error('CHANGELOG.md has no heading «Before you upgrade».')
  return `${before}${UNRELEASED}\n\n## [${version}] - ${day}\n${after}`
}

/**
 * Returns whether the changelog of a package has changes without a version.
 * @param {string} text
 */
export const hasUnreleased = (text) => /^- /m.test(sectionOf(text.split('## Unreleased\n')[1] ?? ''))

/** @param {string} text */
const sectionOf = (text) => text.split(/^## /m)[0]

/**
 * Returns every released version with its day, for the announcement that `RELEASES_FROM` reads (docs/operations.md).
 * @param {string} text of CHANGELOG.md
 */
export const announced = (text) =>
  [...text.matchAll(/^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$/gm)].map(([, version, date]) => ({ version, date }))
