import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'

const root = join(__dirname, '../../..')
const TOOL = join(root, 'node_modules/.bin/depcruise')
// Listed by name: with a glob pattern, the tool reads all of node_modules, where another test may be deleting files.
const REMOTES = readdirSync(root).filter((name) => name.startsWith('mfe-'))
const SOURCES = ['api/src', 'packages', 'shell', ...REMOTES, 'e2e', 'bench', 'scripts']

let report: ICruiseResult

beforeAll(() => {
  const { stdout, stderr } = spawnSync(TOOL, ['--config', 'linter/rings.cjs', '--output-type', 'json', ...SOURCES], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (stderr) throw new Error(stderr)
  report = JSON.parse(stdout)
})

/** Returns the two sibling folders that an import crosses; undefined if one file's folder contains the other's. */
function siblings(from: string, to: string): string[] | undefined {
  const [a, b] = [from.split('/'), to.split('/')]
  const firstDifference = a.findIndex((name, index) => name !== b[index])
  if (firstDifference === a.length - 1 || firstDifference >= b.length - 1) return undefined
  return [a, b].map((path) => path.slice(0, firstDifference + 1).join('/'))
}

/** Returns the pairs that are in cycles: repeatedly removes pairs whose start has no predecessor or whose end has no successor. */
function ringsOf(pairs: string[][]): string[][] {
  const remaining = pairs.filter(([a, b]) => pairs.some(([from]) => from === b) && pairs.some(([, to]) => to === a))
  return remaining.length === pairs.length ? remaining : ringsOf(remaining)
}

test('files and folders have no import cycle, even with imports of types', () => {
  expect(report.summary.totalCruised).toBeGreaterThan(1000)
  const violations = report.summary.violations.map(
    ({ rule, from, to, cycle }) => `${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ')}`,
  )
  expect(violations).toEqual([])
})

// Dependency-cruiser misses a cycle that enters a folder at one subfolder and leaves the folder from another subfolder.
test('sibling folders, each with all its subfolders, have no import cycle', () => {
  const pairs = report.modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved }) => siblings(source, resolved)?.join(' → ') ?? []),
  )
  const distinct = [...new Set(pairs)].map((pair) => pair.split(' → '))
  expect(distinct.length).toBeGreaterThan(100)
  expect(ringsOf(distinct).map((pair) => pair.join(' → '))).toEqual([])
})
