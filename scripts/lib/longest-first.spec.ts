import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import LongestFirst from './longest-first.cjs'

const folder = mkdtempSync(join(tmpdir(), 'specs-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SPECS = {
  'short.spec.ts': "it('is', () => {})",
  'asks.spec.ts': 'jest.setTimeout(180_000)',
  'asks-for-more.spec.ts': "import a from 'a'\n\njest.setTimeout(7_200_000)\n",
  'names-it.spec.ts': '// It does not ask by jest.setTimeout(9_000_000)',
}

/** The specs in the order in which they begin, `known` of which took so many ms before. */
function orderOf(known: Record<string, number>): string[] {
  const context = { config: { cache: false }, hasteFS: { getSize: (path: string) => path.length } }
  const sequencer = new LongestFirst({})
  sequencer.time = ({ path }: { path: string }) => known[basename(path)]
  const tests = Object.entries(SPECS).map(([name, text]) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return { path, context }
  })
  return sequencer.sort(tests as never).map(({ path }: { path: string }) => basename(path))
}

test('those that ask for the most time begin, then the largest', () => {
  const expected = ['asks-for-more.spec.ts', 'asks.spec.ts', 'names-it.spec.ts', 'short.spec.ts']
  expect(orderOf({})).toEqual(expected)
})

test('once it is known how long each takes, only that counts', () => {
  const times = { 'asks-for-more.spec.ts': 1, 'short.spec.ts': 4, 'names-it.spec.ts': 3, 'asks.spec.ts': 2 }
  const expected = ['short.spec.ts', 'names-it.spec.ts', 'asks.spec.ts', 'asks-for-more.spec.ts']
  expect(orderOf(times)).toEqual(expected)
})
