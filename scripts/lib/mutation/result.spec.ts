import { nameOf } from './options.mjs'
import { isEnough, type Mutant, rowsOf, survivorsOf, tableOf, withoutSurvivors } from './result.mjs'
import { FOLDERS, leastOf, targetOf } from './rules.mjs'

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
])('changes of %s are noticed by %s', (path, specs, name) => {
  expect(targetOf(path).specs).toBe(specs)
  expect(nameOf(targetOf(path))).toBe(name)
})

test('all folders are there', () => {
  expect(FOLDERS).toEqual(
    expect.arrayContaining(['packages/kit/src/form', 'packages/kit/src/*', 'api/src/fichas/import', 'api/src/sheets']),
  )
})

test.each([
  ['api/src/access/tokens.ts', 95],
  ['api/src/users/users.policy.ts', 95],
  ['api/src/users/users.service.ts', 85],
  ['api/src/fichas/import/judgments.ts', 95],
  ['api/src/fichas/history/undo-import.ts', 95],
  ['api/src/fichas/recount.ts', 95],
  ['api/src/fichas/recount-progress.ts', 95],
  ['api/src/fichas/detail/recounted.ts', 85],
])('of the changes in %s %i percent are to be noticed', (file, least) => {
  expect(leastOf(file)).toBe(least)
})

test('a folder is changed without what has no rules, and a named file whatever it is', () => {
  expect(targetOf('packages/kit/src/form').mutate).toEqual(
    expect.arrayContaining(['packages/kit/src/form/**/*.ts', '!**/*.spec.ts', '!**/*.tsx']),
  )
  expect(targetOf('packages/kit/src/*').mutate).toContain('packages/kit/src/*.ts')
  expect(targetOf('packages/kit/src/table/paginator.tsx').mutate).toEqual(['packages/kit/src/table/paginator.tsx'])
})

test('what does not end is noticed, what no spec runs is not, and equivalent changes do not count', () => {
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
      least: 85,
      mutants: 20,
      killed: 15,
      survived: 3,
      timedOut: 2,
      equivalent: 4,
      percent: 85,
    },
  ])
  expect(rows.every(isEnough)).toBe(true)
})

test('the strict files of a folder have a line of their own, and miss it alone', () => {
  const policy = 'api/src/users/users.policy.ts'
  const rows = rowsOf('api/src/users', [
    ...many(9, 'Killed', 'api/src/users/names.ts'),
    ...many(9, 'Killed', policy),
    ...many(1, 'Survived', policy),
  ])
  expect(rows.map(({ least, percent }) => [least, percent])).toEqual([
    [85, 100],
    [95, 90],
  ])
  expect(rows.map(isEnough)).toEqual([true, false])
  expect(
    tableOf(rows)
      .split('\n')
      .map((line) => line.endsWith('MISSED')),
  ).toEqual([false, false, true])
})

test('what survived is one line each, with what it was changed into', () => {
  expect(survivorsOf([mutant('Survived'), mutant('Killed'), mutant('NoCoverage')])).toEqual([
    'packages/kit/src/search.ts:7 BlockStatement → { }',
    'packages/kit/src/search.ts:7 BlockStatement → { } (no spec runs it)',
  ])
})

test('what survived a former run is tried again', () => {
  const mutants = ['Killed', 'Survived', 'NoCoverage', 'Timeout', 'Ignored'].map((status) => ({ status }))
  const report = { schemaVersion: '2', files: { 'a.ts': { language: 'typescript', mutants } } }
  expect(withoutSurvivors(report)).toEqual({
    schemaVersion: '2',
    files: { 'a.ts': { language: 'typescript', mutants: [mutants[0], mutants[3], mutants[4]] } },
  })
})
