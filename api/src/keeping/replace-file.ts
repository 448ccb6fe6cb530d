import { copyFileSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs'
import Database from 'libsql'
import { becomeSoleOwner } from '../database/sole-owner.js'
import { refuseForeignLog } from '../database/write-ahead-log.js'

const LOGS = ['-wal', '-shm']

/** Where a new database is filled before it takes the place of the other one. */
export const besideOf = (file: string) => `${file}.restoring`

/** What was there before the last restore. */
const formerOf = (file: string) => `${file}.before-restore`

/**
 * Puts a new SQLite file, which `fill` makes, in the place of another one by renaming it.
 * @throws ConfigError while a server uses the file
 */
export async function replaceFile<T>(
  file: string,
  fill: (beside: string) => Promise<T>,
): Promise<{ result: T; former: string | undefined }> {
  const giveUp = becomeSoleOwner(file)
  const beside = besideOf(file)
  try {
    removeDatabase(beside)
    const result = await fill(beside)
    const former = keepFormer(file)
    for (const log of LOGS) rmSync(file + log, { force: true })
    renameSync(beside, file)
    return { result, former }
  } finally {
    removeDatabase(beside)
    giveUp()
  }
}

export function removeDatabase(file: string): void {
  for (const end of ['', ...LOGS]) rmSync(file + end, { force: true })
}

/** Gives what is there a second name, so that the first one is never without a file. */
function keepFormer(file: string): string | undefined {
  // Made by whoever became its owner.
  if (statSync(file).size === 0) return undefined
  const former = formerOf(file)
  removeDatabase(former)
  putInOneFile(file)
  for (const log of LOGS) if (existsSync(file + log)) renameSync(file + log, former + log)
  try {
    linkSync(file, former)
  } catch {
    // A disk that knows no links.
    copyFileSync(file, former)
  }
  return former
}

/** The log keeps what cannot be put into the file, because it is another one's or one of them is damaged. */
function putInOneFile(file: string): void {
  try {
    refuseForeignLog(file)
    const database = new Database(file)
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    database.close()
  } catch {
    // It is kept as it is.
  }
}
