import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = join(__dirname, '..')
/** Statements that select fichas or people without `scopedTo`. Joins of the people whose ids the rows have are left out. */
const UNSCOPED = /\bFROM (ficha|usuario)\b|\bJOIN ficha\b/g

const CHECKED = 'reads the rows of a ficha that a policy has checked'
const FILTERED = 'is filtered by `conditionsOf`, which knows the scope'
const NARROWED = 'narrows rows that another statement has selected in the scope'
const OF_ALL = 'is a task of the system or of an administrator, for all centres'
const SELF = 'reads the user of the session'

/** The number of unscoped statements by file, and why each of them needs no scope. */
const REASONS: Record<string, [count: number, ...reasons: string[]]> = {
  'access/scope.ts': [3, SELF],
  'access/sessions.ts': [1, SELF],
  'areas/activity/audit-search.ts': [1, NARROWED],
  'areas/centres/centres.service.ts': [4, OF_ALL],
  'areas/centres/known-centres.ts': [1, OF_ALL],
  'areas/fichas/apprentices.service.ts': [1, 'is filtered by `viewFicha`'],
  'areas/fichas/export/contact-rows.ts': [1, CHECKED],
  'areas/fichas/ficha-conditions.ts': [1, NARROWED],
  'areas/fichas/ficha-order.ts': [1, NARROWED],
  'areas/fichas/fichas.service.ts': [3, FILTERED],
  'areas/fichas/figures/ending-soon.service.ts': [1, NARROWED],
  'areas/fichas/figures/read-ficha-figures.ts': [1, FILTERED, 'or by `weekOf`'],
  'areas/fichas/figures/reports.service.ts': [1, FILTERED],
  'areas/fichas/has-judgments.ts': [1, CHECKED],
  'areas/fichas/history/present-entries.ts': [1, CHECKED],
  'areas/fichas/owed/evaluated-fichas.ts': [1, NARROWED, 'because `conditionsOf` limits the fichas again'],
  'areas/fichas/owed/judged-outcomes.ts': [1, CHECKED],
  'areas/fichas/pe04/stored-fichas.ts': [1, CHECKED],
  'areas/fichas/progress-links/own-progress.service.ts': [1, 'reads the ficha of a link to the own progress'],
  'areas/fichas/progress-links/own-progress.ts': [1, 'reads the ficha of a link to the own progress'],
  'areas/fichas/recount.ts': [2, OF_ALL],
  'areas/fichas/report-figures.ts': [1, CHECKED],
  'areas/fichas/save-missing-shares.ts': [1, CHECKED],
  'areas/fichas/scheduled-instructors/scheduled-design.service.ts': [1, OF_ALL],
  'areas/fichas/tyt/board-rows.ts': [1, NARROWED],
  'areas/fichas/tyt/plan-tyt.ts': [1, 'is filtered by `viewFicha`'],
  'areas/fichas/tyt/tyt-figures.service.ts': [1, NARROWED],
  'areas/fichas/tyt/tyt-population.ts': [1, NARROWED],
  'areas/fichas/weekly-summary/week-figures.ts': [1, 'is filtered by `weekOf`'],
  'areas/programs/refresh-hours.ts': [1, OF_ALL],
  'areas/users/contract-warnings.ts': [1, OF_ALL],
  'files/import-records/last-report.ts': [1, CHECKED],
  'operations/privacy/person-tables.ts': [2, OF_ALL],
  'operations/status/status.service.ts': [1, OF_ALL],
}

it('every statement about fichas or people is limited to the centres of the user, or is listed with the reason', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.ts$/.test(file) && !/\.spec\.ts$|migrations\/|operations\/demo\//.test(file))
  const counts = files.flatMap((file) => {
    const found = readFileSync(join(SOURCE, file), 'utf8').match(UNSCOPED)?.length ?? 0
    return found === 0 ? [] : [[file, found] as const]
  })
  expect(Object.fromEntries(counts)).toEqual(
    Object.fromEntries(Object.entries(REASONS).map(([file, [count]]) => [file, count])),
  )
})
