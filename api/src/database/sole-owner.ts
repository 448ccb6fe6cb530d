import { accessSync, closeSync, constants, existsSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'libsql'
import { ConfigError } from '../config/config-error.js'
import { isLocked } from '../errors/database-error.js'
import { errorCode } from '../errors/error-code.js'

/** Only the server's user may read what is made here. */
const PRIVATE = 0o600

/**
 * Makes this process the only server on an SQLite file and returns a function that gives it up. Node has no file locks,
 * so a second SQLite file beside it is kept locked: the operating system frees it when the process dies, however it dies.
 * @throws ConfigError if another process holds it
 */
export function becomeSoleOwner(file: string): () => void {
  const folder = dirname(file)
  const lock = join(folder, 'fichero.lock')
  for (const path of [file, lock]) createPrivate(path)
  const database = new Database(lock, { timeout: 0 })
  try {
    // Without a journal there is nothing to clean up after a process that was killed.
    database.pragma('journal_mode = MEMORY')
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (!isLocked(error)) throw error
    throw new ConfigError(
      'DATA_DIR',
      `otro proceso de Fichero ya usa la carpeta «${folder}». Deténgalo, o indique otra carpeta.`,
    )
  }
  return () => {
    // Closing alone may leave the lock until the garbage is collected.
    database.exec('ROLLBACK')
    database.close()
  }
}

/** An existing file keeps its mode, and is not opened (`write-ahead-log.ts`). SQLite gives its other files the same mode. */
function createPrivate(file: string): void {
  try {
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK)
    else closeSync(openSync(file, 'a', PRIVATE))
  } catch (error) {
    throw new ConfigError('DATA_DIR', `no se puede escribir «${file}» (${errorCode(error) ?? 'sin causa conocida'}).`)
  }
}
