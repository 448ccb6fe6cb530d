import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'

const root = join(__dirname, '../../..')
const TOOL = join(root, 'node_modules/.bin/depcruise')
// Named one by one: for a pattern the tool reads all of node_modules, where another test may be removing what it made.
const REMOTES = readdirSync(root).filter((name) => name.startsWith('mfe-'))
const SOURCES = ['api/src', 'packages', 'shell', ...REMOTES, 'e2e/support', 'e2e/tests', 'bench', 'scripts']

let found: ICruiseResult

beforeAll(() => {
  const { stdout, stderr } = spawnSync(TOOL, ['--config', 'linter/rings.cjs', '--output-type', 'json', ...SOURCES], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (stderr) throw new Error(stderr)
  found = JSON.parse(stdout)
})

/** The two folders side by side that a path from one file to another crosses, the one inside the other left out. */
function siblings(from: string, to: string): string[] | undefined {
  const [a, b] = [from.split('/'), to.split('/')]
  const parting = a.findIndex((name, place) => name !== b[place])
  if (parting === a.length - 1 || parting >= b.length - 1) return undefined
  return [a, b].map((path) => path.slice(0, parting + 1).join('/'))
}

/** Leaves of pairs those that lead from a ring to a ring, by taking out what imports none of the others or is not imported. */
function ringsOf(pairs: string[][]): string[][] {
  const left = pairs.filter(([a, b]) => pairs.some(([from]) => from === b) && pairs.some(([, to]) => to === a))
  return left.length === pairs.length ? left : ringsOf(left)
}

test('no file and no folder imports itself around others, types included', () => {
  expect(found.summary.totalCruised).toBeGreaterThan(1000)
  const violations = found.summary.violations.map(
    ({ rule, from, to, cycle }) => `${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ')}`,
  )
  expect(violations).toEqual([])
})

// The tool sees no ring between folders that leaves one of them in another subfolder than it comes back to.
test('nor does a folder with all that is in it', () => {
  const pairs = found.modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved }) => siblings(source, resolved)?.join(' → ') ?? []),
  )
  const distinct = [...new Set(pairs)].map((pair) => pair.split(' → '))
  expect(distinct.length).toBeGreaterThan(100)
  expect(ringsOf(distinct).map((pair) => pair.join(' → '))).toEqual([])
})
