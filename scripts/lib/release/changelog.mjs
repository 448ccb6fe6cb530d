const UNRELEASED = '## [Unreleased]'

/**
 * Gives what is not released yet the heading of a version, and leaves an empty section above it.
 * @param {string} text of CHANGELOG.md
 * @param {string} version
 * @param {string} day `2026-11-30`
 * @throws Error where nothing is written, or not what who runs it must do
 */
export function withVersion(text, version, day) {
  const [before, after] = text.split(`${UNRELEASED}\n`)
  if (after === undefined) throw new Error(`CHANGELOG.md has no section ${UNRELEASED}.`)
  if (text.includes(`## [${version}]`)) throw new Error(`CHANGELOG.md has ${version} already.`)
  const section = sectionOf(after)
  if (!/^- /m.test(section)) throw new Error('CHANGELOG.md does not say what is new.')
  if (!section.includes('### What who runs it must do'))
    throw new Error('CHANGELOG.md does not say «What who runs it must do».')
  return `${before}${UNRELEASED}\n\n## [${version}] - ${day}\n${after}`
}

/** @param {string} text */
const sectionOf = (text) => text.split(/^## /m)[0]
