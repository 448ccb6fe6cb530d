import { accessSync, closeSync, constants, existsSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'libsql'
import { ConfigError } from '../config/config-error.js'
import { isLocked } from '../errors/database-error.js'
import { errorCode } from '../errors/error-code.js'

/** Mode of the database files: only the server's user may read them. */
const PRIVATE = 0o600

/**
 * Makes this process the only server on an SQLite file and returns a function that releases it. Node has no file locks, so
 * the process holds a lock on a second SQLite file in the same folder. The operating system frees the lock however the
 * process ends.
 * @throws ConfigError if another process holds the lock
 */
export function lockSingleInstance(file: string): () => void {
  const folder = dirname(file)
  const lock = join(folder, 'fichero.lock')
  for (const path of [file, lock]) createPrivate(path)
  const database = new Database(lock, { timeout: 0 })
  try {
    // Without a journal file there is nothing to clean up after a killed process.
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

/**
 * Creates a file, but opens no existing file: closing any descriptor of a file ends all locks of the process on the file
 * (https://sqlite.org/howtocorrupt.html#posix_close_bug). SQLite gives its other files this mode.
 */
function createPrivate(file: string): void {
  try {
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK)
    else closeSync(openSync(file, 'a', PRIVATE))
  } catch (error) {
    throw new ConfigError('DATA_DIR', `no se puede escribir «${file}» (${errorCode(error) ?? 'sin causa conocida'}).`)
  }
}
