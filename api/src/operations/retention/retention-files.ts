import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../errors/error-code.js'
import { today } from '../../rules/today.js'
import { cutoffOf } from './retention-rows.js'
import type { FileRule } from './retention-rules.js'

/** A file that is due, with the time that counts as its age. */
interface DueFile {
  path: string
  moment: Date
}

/** Number of files that a rule would remove now, with the days of the oldest and the newest file. */
export async function dueFiles(dataDir: string, rule: FileRule, now: Date) {
  const moments = (await findDueFiles(dataDir, rule, now)).map(({ moment }) => moment.getTime())
  const dayOf = (moment: number) => (moments.length === 0 ? '' : today(new Date(moment)))
  return { filas: moments.length, primera: dayOf(Math.min(...moments)), ultima: dayOf(Math.max(...moments)) }
}

/** Removes the files that are due. Returns their number. */
export async function removeFiles(dataDir: string, rule: FileRule, now: Date): Promise<number> {
  const files = await findDueFiles(dataDir, rule, now)
  for (const { path } of files) await rm(path, { force: true })
  return files.length
}

async function findDueFiles(dataDir: string, rule: FileRule, now: Date): Promise<DueFile[]> {
  const folder = join(dataDir, rule.folder)
  const found: DueFile[] = []
  for (const name of await namesIn(folder)) {
    if (!rule.pattern.test(name)) continue
    const path = join(folder, name)
    const file = await stat(path).catch(() => undefined)
    if (file?.isFile() && file[rule.date] < cutoffOf(rule, now)) found.push({ path, moment: file[rule.date] })
  }
  return found
}

/** Returns no names for a missing folder, because some folders are only created with their first file. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
