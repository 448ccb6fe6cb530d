import { nameOf } from './options.mjs'
import { type Mutant, reachesThreshold, rowsOf, survivorsOf, tableOf, withoutSurvivors } from './result.mjs'
import { FOLDERS, targetOf, thresholdOf } from './rules.mjs'

const mutant = (status: string, fileName = 'packages/kit/src/search.ts'): Mutant => ({
  fileName,
  status,
  mutatorName: 'BlockStatement',
  replacement: '{\n}',
  location: { start: { line: 7 } },
})
const many = (count: number, status: string, fileName?: string) =>
  Array.from({ length: count }, () => mutant(status, fileName))

test.each([
  ['packages/kit/src/form', 'packages/kit/src/form/**/*.spec.{ts,tsx}', 'packages-kit-src-form'],
  ['packages/kit/src/*', 'packages/kit/src/*.spec.{ts,tsx}', 'packages-kit-src-files'],
  ['api/src/access/policy.ts', 'api/src/access/*.spec.{ts,tsx}', 'api-src-access-files'],
])('mutants of %s run %s', (path, specs, name) => {
  expect(targetOf(path).specs).toBe(specs)
  expect(nameOf(targetOf(path))).toBe(name)
})

test('the targets include folders with all files, and the files directly in a folder', () => {
  expect(FOLDERS).toEqual(
    expect.arrayContaining([
      'packages/kit/src/form',
      'packages/kit/src/*',
      'api/src/areas/fichas/import',
      'api/src/files/spreadsheet-reader',
    ]),
  )
})

test.each([
  ['api/src/access/tokens.ts', 95],
  ['api/src/areas/users/users.policy.ts', 95],
  ['api/src/areas/users/users.service.ts', 85],
  ['api/src/areas/fichas/import/judgments.ts', 95],
  ['api/src/areas/fichas/history/undo-import.ts', 95],
  ['api/src/areas/fichas/recount.ts', 95],
  ['api/src/areas/fichas/recount-progress.ts', 95],
  ['api/src/areas/fichas/detail/recounted.ts', 85],
])('the threshold of %s is %i percent', (file, threshold) => {
  expect(thresholdOf(file)).toBe(threshold)
})

test('excluded files of a folder are not mutated, unless they are named', () => {
  expect(targetOf('packages/kit/src/form').mutate).toEqual(
    expect.arrayContaining(['packages/kit/src/form/**/*.{ts,tsx}', '!**/*.spec.{ts,tsx}', '!packages/**/*.tsx']),
  )
  expect(targetOf('packages/kit/src/*').mutate).toContain('packages/kit/src/*.{ts,tsx}')
  expect(targetOf('packages/kit/src/table/paginator.tsx').mutate).toEqual(['packages/kit/src/table/paginator.tsx'])
})

test('timeouts count as killed, mutants without coverage as survived, and equivalent mutants are not counted', () => {
  const mutants = [
    ...many(15, 'Killed'),
    ...many(2, 'Timeout'),
    ...many(2, 'Survived'),
    ...many(1, 'NoCoverage'),
    ...many(4, 'Ignored'),
  ]
  const rows = rowsOf('packages/kit', mutants)
  expect(rows).toEqual([
    {
      folder: 'packages/kit',
      threshold: 85,
      mutants: 20,
      killed: 15,
      survived: 3,
      timedOut: 2,
      equivalent: 4,
      percent: 85,
    },
  ])
  expect(rows.every(reachesThreshold)).toBe(true)
})

test('the strict files of a folder have a separate row with its own threshold', () => {
  const policy = 'api/src/areas/users/users.policy.ts'
  const rows = rowsOf('api/src/areas/users', [
    ...many(9, 'Killed', 'api/src/areas/users/names.ts'),
    ...many(9, 'Killed', policy),
    ...many(1, 'Survived', policy),
  ])
  expect(rows.map(({ threshold, percent }) => [threshold, percent])).toEqual([
    [85, 100],
    [95, 90],
  ])
  expect(rows.map(reachesThreshold)).toEqual([true, false])
  expect(
    tableOf(rows)
      .split('\n')
      .map((line) => line.endsWith('MISSED')),
  ).toEqual([false, false, true])
})

test('each survived mutant has one line with its replacement', () => {
  expect(survivorsOf([mutant('Survived'), mutant('Killed'), mutant('NoCoverage')])).toEqual([
    'packages/kit/src/search.ts:7 BlockStatement → { }',
    'packages/kit/src/search.ts:7 BlockStatement → { } (no spec runs it)',
  ])
})

test('survived mutants of an earlier run are removed, so that they run again', () => {
  const mutants = ['Killed', 'Survived', 'NoCoverage', 'Timeout', 'Ignored'].map((status) => ({ status }))
  const report = { schemaVersion: '2', files: { 'a.ts': { language: 'typescript', mutants } } }
  expect(withoutSurvivors(report)).toEqual({
    schemaVersion: '2',
    files: { 'a.ts': { language: 'typescript', mutants: [mutants[0], mutants[3], mutants[4]] } },
  })
})
