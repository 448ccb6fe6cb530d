// Writes files for Jest that run many specs each. Jest loads every module again for every file, so that the specs of a
// group load what they share once. docs/decisions/specs-run-in-groups.md
const { mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')

const ROOT = join(__dirname, '../..')

/** What a spec says to Jest at its top, such as `jest.mock(…)`, counts for the whole file that Jest runs. */
const ALONE = /^jest\./m

const textOf = (spec) => readFileSync(join(ROOT, spec), 'utf8')

/**
 * Returns the specs that run on their own, and the others in groups. Neighbours, which often take long for the same
 * reason, are in different groups. Each group is smaller than the one before. Jest begins with the largest file, so that
 * short ones are left for the end, where a worker may be without work.
 * @param {string[]} specs paths from the root of the repository
 * @param {number} count
 */
exports.groupsOf = (specs, count, read = textOf) => {
  const alone = specs.filter((spec) => ALONE.test(read(spec)))
  const others = specs.filter((spec) => !alone.includes(spec))
  const groups = Array.from({ length: count }, (_, before) => ({ share: count - before, dealt: [] }))
  // As seats are dealt by Webster's method: the next one is for the group that is furthest behind its share.
  const due = ({ share, dealt }) => share / (2 * dealt.length + 1)
  for (const spec of others) groups.toSorted((one, other) => due(other) - due(one))[0].dealt.push(spec)
  return { alone, groups: groups.map(({ dealt }) => dealt).filter((dealt) => dealt.length > 0) }
}

/** Tests are named after their spec, as a person runs it. What one replaced is as before for the next one. */
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
