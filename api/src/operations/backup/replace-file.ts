import { copyFileSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs'
import Database from 'libsql'
import { ConfigError } from '../../config/config-error.js'
import { lockSingleInstance } from '../../database/single-instance-lock.js'
import { replacedFilePath } from '../../records/backup-log/former-database.js'

/** Endings of the names of an SQLite file’s log files. */
const LOGS = ['-wal', '-shm']
/** Signals that interrupt the command. */
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Path of the temporary database that a restore fills. */
export const restoringPath = (file: string) => `${file}.restoring`

/**
 * Lets `fill` create a new SQLite file, and renames the new file to `file`. Returns the path of the former file, if any.
 * @throws ConfigError while a server uses the file, and if the new file is incomplete
 */
export async function replaceFile<T>(
  file: string,
  fill: (beside: string) => Promise<T>,
): Promise<{ result: T; former: string | undefined }> {
  const release = lockSingleInstance(file)
  const temporary = restoringPath(file)
  const stop = (signal: NodeJS.Signals) => {
    removeDatabase(temporary)
    process.kill(process.pid, signal)
  }
  // An interrupted command deletes the new file, which has decrypted data.
  for (const signal of STOPS) process.once(signal, stop)
  try {
    removeDatabase(temporary)
    const result = await fill(temporary)
    refuseLog(temporary)
    const former = preserveFormer(file)
    for (const log of LOGS) rmSync(file + log, { force: true })
    renameSync(temporary, file)
    return { result, former }
  } finally {
    for (const signal of STOPS) process.off(signal, stop)
    removeDatabase(temporary)
    // `lockSingleInstance` creates an empty file if there is none.
    if (statSync(file).size === 0) rmSync(file)
    release()
  }
}

/** Deletes a database file and the files of its write-ahead log. */
export function removeDatabase(file: string): void {
  for (const end of ['', ...LOGS]) rmSync(file + end, { force: true })
}

/**
 * The rename would lose the rows that are still in the log of the new file. The last checkpoint leaves them there if the disk
 * is full, or while another program reads the file.
 */
function refuseLog(file: string): void {
  const log = `${file}-wal`
  if (existsSync(log) && statSync(log).size > 0)
    throw new ConfigError(
      'DATA_DIR',
      `no se pudo pasar «${log}» a la base de datos restaurada: libere espacio, o cierre el programa que la lee, y repita. No se cambió nada.`,
    )
}

/** Adds a second name to the former file, so that it survives the rename and `file` exists at every moment. */
function preserveFormer(file: string): string | undefined {
  // `lockSingleInstance` created an empty file, so there was no database.
  if (statSync(file).size === 0) return undefined
  const former = replacedFilePath(file)
  removeDatabase(former)
  checkpoint(file)
  for (const log of LOGS) if (existsSync(file + log)) renameSync(file + log, former + log)
  try {
    linkSync(file, former)
  } catch {
    // The file system has no hard links.
    copyFileSync(file, former)
  }
  return former
}

/** Writes the write-ahead log into the database file. A damaged log stays unchanged. */
function checkpoint(file: string): void {
  try {
    const database = new Database(file)
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    database.close()
  } catch {
    // The log remains a file of its own, which was renamed together with the database.
  }
}
