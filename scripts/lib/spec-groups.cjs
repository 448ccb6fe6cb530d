// Writes files that each run many specs. Jest loads all modules again for every file; the specs of a group load shared modules
// only once. docs/decisions/test-infrastructure.md#groups
const { mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')

const ROOT = join(__dirname, '../..')

/** A spec with a top-level call such as `jest.mock(…)` runs alone, because the call would affect all specs of a group. */
const ALONE = /^jest\./m

const textOf = (spec) => readFileSync(join(ROOT, spec), 'utf8')

/**
 * Returns the specs that must run alone, and all others in groups. Neighbouring specs, which are often slow for the same
 * reason, are in different groups. Each group is smaller than the one before: Jest starts with the largest file, so that
 * short files remain for the end, when workers become idle.
 * @param {string[]} specs paths from the root of the repository
 * @param {number} count
 */
exports.groupsOf = (specs, count, read = textOf) => {
  const alone = specs.filter((spec) => ALONE.test(read(spec)))
  const grouped = specs.filter((spec) => !alone.includes(spec))
  const groups = Array.from({ length: count }, (_, index) => ({ share: count - index, members: [] }))
  // The next spec goes to the group that is furthest behind its share: https://en.wikipedia.org/wiki/Sainte-Laguë_method
  const priorityOf = ({ share, members }) => share / (2 * members.length + 1)
  for (const spec of grouped) groups.toSorted((a, b) => priorityOf(b) - priorityOf(a))[0].members.push(spec)
  return { alone, groups: groups.map(({ members }) => members).filter((members) => members.length > 0) }
}

/** Returns the code that runs a spec. Tests are named after the path of the spec. Mocks and timers are restored afterwards. */
const run = (spec) => `describe('${spec}', () => {
  require(${JSON.stringify(join(ROOT, spec))})
  afterAll(() => void jest.restoreAllMocks().useRealTimers())
})
`

/**
 * Writes a file for each group.
 * @param {string} folder
 * @param {string[][]} groups
 */
exports.writeGroups = (folder, groups) => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [at, group] of groups.entries())
    writeFileSync(join(folder, `group-${at + 1}.cjs`), group.map(run).join(''))
}
