import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { groupsOf, writeGroups } from './spec-groups.cjs'

const SPECS: Record<string, string> = {
  'a/asks.spec.ts': "import x from 'x'\n\njest.setTimeout(180_000)\n",
  'a/one.spec.ts': "it('is', () => {})",
  'a/replaces.spec.ts': "jest.mock('libsql', () => ({}))",
  'a/two.spec.ts': "it('is', () => jest.useFakeTimers())",
  'b/three.spec.ts': "// It does not say jest.setTimeout(9_000_000).\nbeforeEach(() => jest.spyOn(x, 'y'))",
}

const groupsFor = (count: number) => groupsOf(Object.keys(SPECS), count, (spec: string) => SPECS[spec] ?? '')

it('a spec with a top-level call of `jest` runs alone, and every other spec is in one group', () => {
  expect(groupsFor(2)).toEqual({
    alone: ['a/asks.spec.ts', 'a/replaces.spec.ts'],
    groups: [['a/one.spec.ts', 'b/three.spec.ts'], ['a/two.spec.ts']],
  })
})

it('each group is smaller than the one before, and at most two neighbouring specs share a group', () => {
  const specs = Array.from({ length: 272 }, (_, at) => `a/${at}.spec.ts`)
  const { groups } = groupsOf(specs, 16, () => '')
  const sizes = groups.map((group: string[]) => group.length)
  expect(sizes).toEqual([32, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2])
  const groupNumbers = specs.map((spec) => groups.findIndex((group: string[]) => group.includes(spec)))
  expect(groupNumbers.filter((number, at) => number === groupNumbers[at + 1])).toHaveLength(1)
})

it('groupsOf makes no empty groups', () => {
  expect(groupsFor(9).groups).toHaveLength(3)
})

it('a file runs each spec of its group under the path of the spec, and files of earlier groups are deleted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'groups-'))
  writeGroups(folder, [['a/one.spec.ts'], ['a/two.spec.ts']])
  writeGroups(folder, [['a/one.spec.ts', 'b/three.spec.ts']])
  expect(readdirSync(folder)).toEqual(['group-1.cjs'])
  const text = readFileSync(join(folder, 'group-1.cjs'), 'utf8')
  rmSync(folder, { recursive: true })
  const ran: string[] = []
  const describe = (name: string, specs: () => void) => {
    ran.push(name)
    specs()
  }
  const require = (path: string) => ran.push(path)
  new Function('describe', 'require', 'afterAll', text)(describe, require, () => {})
  const root = join(__dirname, '../..')
  expect(ran).toEqual(['a/one.spec.ts', 'b/three.spec.ts'].flatMap((spec) => [spec, join(root, spec)]))
})
