/** For how many days, weeks and months rotation retains the newest backup of each. */
export type Rotation = Record<Unit, number>
type Unit = 'd' | 'w' | 'm'

const NAME = /^fichero-(\d{4}-\d\d-\d\d)T\d{6}Z\.backup$/
const DAY_MS = 24 * 3600_000

/** The file name of a backup of this moment. Sorted by name, backups are sorted by time. */
export const backupName = (moment: Date) => `fichero-${moment.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`

/**
 * Parses `7d,4w,12m`: keep the newest backup of each of the last seven days, four weeks and twelve months with a backup.
 * @throws Error with a sentence for the operator
 */
export function parseRotation(text: string): Rotation {
  const keep: Rotation = { d: 0, w: 0, m: 0 }
  for (const part of text.split(',')) {
    const [, count, unit] = /^(\d{1,3})([dwm])$/.exec(part.trim()) ?? []
    if (!unit) throw new Error(`«--keep ${text}» no se entiende: escríbalo como «--keep 7d,4w,12m».`)
    keep[unit as Unit] = Number(count)
  }
  if (keep.d + keep.w + keep.m === 0) throw new Error('«--keep» no dejaría ninguna copia.')
  return keep
}

/** Returns the backups among the files of a folder, the newest first. */
export const backupsIn = (names: readonly string[]): string[] =>
  names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()

/** Returns the backups of a folder that rotation deletes. */
export function backupsToDelete(names: readonly string[], keep: Rotation): string[] {
  const backups = backupsIn(names)
  const retained = new Set<string>()
  for (const unit of ['d', 'w', 'm'] as const) {
    const newest = new Map<string, string>()
    for (const name of backups) {
      const group = groupOf(NAME.exec(name)?.[1] ?? '', unit)
      if (!newest.has(group)) newest.set(group, name)
    }
    for (const name of [...newest.values()].slice(0, keep[unit])) retained.add(name)
  }
  return backups.filter((name) => !retained.has(name))
}

/** Limit of the simulation. A backup that is retained for longer is not in the result. */
const MAX_DAYS = 4000

/**
 * Simulates when rotation deletes each backup of a folder if a backup is made every day from now on. Days without a backup make
 * the existing backups last longer.
 */
export function deletionDates(names: readonly string[], keep: Rotation, now: Date): Map<string, Date> {
  const ends = new Map<string, Date>()
  let remaining = backupsIn(names)
  const count = remaining.length
  for (let day = 1; day <= MAX_DAYS && ends.size < count; day++) {
    const moment = new Date(now.getTime() + day * DAY_MS)
    remaining = [backupName(moment), ...remaining]
    const deleted = new Set(backupsToDelete(remaining, keep))
    for (const name of deleted) if (names.includes(name)) ends.set(name, moment)
    remaining = remaining.filter((name) => !deleted.has(name))
  }
  return ends
}

/** Returns the day, the Monday of its week, or the month. */
function groupOf(day: string, unit: Unit): string {
  if (unit === 'd') return day
  if (unit === 'm') return day.slice(0, 7)
  const date = new Date(day)
  const sinceMonday = (date.getUTCDay() + 6) % 7
  return new Date(date.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10)
}
