import { backupName, backupsIn, backupsToDelete, deletionDates, parseRotation } from './rotation.js'

const night = (day: number) => backupName(new Date(Date.UTC(2026, 0, 1 + day, 7)))
const year = Array.from({ length: 365 }, (_, day) => night(day))
const remaining = (names: string[], keep: string) => {
  const spare = new Set(backupsToDelete(names, parseRotation(keep)))
  return names.filter((name) => !spare.has(name)).map((name) => name.slice(8, 18))
}

it('rotation retains seven daily, four weekly and twelve monthly backups from a year of nightly backups', () => {
  expect(remaining(year, '7d,4w,12m')).toEqual([
    ...['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31'],
    ...['2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30', '2026-12-13', '2026-12-20', '2026-12-25'],
    ...['2026-12-26', '2026-12-27', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
  ])
})

it('rotation does not count days without a backup', () => {
  expect(remaining([night(0), night(1), night(200)], '2d')).toEqual(['2026-01-02', '2026-07-20'])
})

it('deletionDates computes the day on which nightly rotation deletes each backup', () => {
  const names = [night(2), night(3), 'fichero.backup']
  const ends = deletionDates(names, parseRotation('1d,2w'), new Date(Date.UTC(2026, 0, 4, 7)))
  // 4 January 2026 is a Sunday, so its backup is the newest of the week. It remains until two later weeks have a backup.
  const days = names.map((name) => ends.get(name)?.toISOString().slice(0, 10))
  expect(days).toEqual(['2026-01-05', '2026-01-12', undefined])
})

it('rotation retains the newest of several backups of one day', () => {
  const morning = backupName(new Date('2026-03-04T06:00:00Z'))
  const noon = backupName(new Date('2026-03-04T12:00:00Z'))
  expect(backupsToDelete([noon, morning], parseRotation('7d'))).toEqual([morning])
})

it('rotation ignores other files of the folder', () => {
  const names = ['fichero.backup', 'notes.txt', `${night(1)}.part`, night(1), night(0)]
  expect(backupsToDelete(names, parseRotation('1d'))).toEqual([night(0)])
  expect(backupsIn(names)).toEqual([night(1), night(0)])
})

it.each(['', '7', '7x', '7d;4w', '0d', '-1d', '7d,4w,12m,'])('parseRotation rejects %j', (text) => {
  expect(() => parseRotation(text)).toThrow('--keep')
})
