import { closeSync, openSync, readSync } from 'node:fs'
import { basename } from 'node:path'
import { ConfigError } from '../config/config-error.js'
import { errorCode } from '../errors/error-code.js'

// https://sqlite.org/fileformat2.html
const MAGIC = [0x377f0682, 0x377f0683]
const LOG_HEADER = 32
const FRAME_HEADER = 24
const DATABASE_HEADER = 100

/** State of a database, read from the header in the first page of its file. */
interface Mark {
  /** Id of the database, the same in all copies; 0 before the first transaction. */
  id: number
  /** Number of Fichero's transactions so far. */
  writes: number
  /** Number of schema changes so far. `VACUUM` counts one more change in its copy. */
  schema: number
}

/** Reads the state of the database from the first page. */
const markOf = (page: Buffer): Mark => ({
  schema: page.readUInt32BE(40),
  writes: page.readUInt32BE(60),
  id: page.readUInt32BE(68),
})

/**
 * Throws if the log beside a database file belongs to another file. SQLite applies any log that it finds beside a file. If a
 * backup was restored beside the log of the former file, that would mix two states of the database.
 *
 * Call this only before the process opens the file with SQLite. Closing any descriptor of a file ends all locks of the process
 * on the file, and another program would then delete the log (https://sqlite.org/howtocorrupt.html#posix_close_bug).
 * @throws ConfigError if the log belongs to another state of the database or to another database
 */
export function refuseForeignLog(file: string): void {
  const log = `${file}-wal`
  const marks = withFile(log, marksOfLog)
  const current = withFile(file, (read) => markOf(read(0, DATABASE_HEADER) ?? Buffer.alloc(DATABASE_HEADER)))
  if (!marks || !current || isLogOf(current, marks)) return
  throw new ConfigError(
    'DATA_DIR',
    `«${log}» no es de la base de datos que está a su lado: quedó de otra, quizá de antes de restaurar una copia. Mueva «${basename(log)}» y «${basename(file)}-shm» a otro lugar y vuelva a iniciar.`,
  )
}

/** Each transaction of Fichero writes the first page, so a log without that page cannot belong to a marked database. */
function isLogOf(current: Mark, [first, last]: [Mark, Mark] | []): boolean {
  if (!first || !last) return current.id === 0
  // The first marked transaction also gives the database its id.
  if (current.id === 0) return first.writes <= 1
  const follows = first.writes - 1 <= current.writes && current.writes <= last.writes
  return current.id === last.id && follows && current.schema <= last.schema
}

/** Returns a range of a file; undefined if the file is shorter. */
type Read = (from: number, length: number) => Buffer | undefined

/** Returns the first and the last mark in a log's committed transactions; undefined if it has no transactions. */
function marksOfLog(read: Read): [Mark, Mark] | [] | undefined {
  const header = read(0, LOG_HEADER)
  if (!header || !MAGIC.includes(header.readUInt32BE(0))) return undefined
  const pageSize = header.readUInt32BE(8)
  const salts = header.subarray(16, 24)
  let committed: Mark[] | undefined
  let seen: Mark[] = []
  for (let from = LOG_HEADER; ; from += FRAME_HEADER + pageSize) {
    const frame = read(from, FRAME_HEADER)
    // The remaining frames are from an earlier use of the same file.
    if (!frame?.subarray(8, 16).equals(salts)) break
    const page = frame.readUInt32BE(0) === 1 ? read(from + FRAME_HEADER, DATABASE_HEADER) : undefined
    if (page) seen = [seen[0] ?? markOf(page), markOf(page)]
    const isCommit = frame.readUInt32BE(4) !== 0
    if (isCommit) committed = seen
  }
  return committed as [Mark, Mark] | [] | undefined
}

/** Opens a file for `use`. Returns undefined if the file is missing. */
function withFile<T>(path: string, use: (read: Read) => T): T | undefined {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw new ConfigError('DATA_DIR', `no se puede leer «${path}» (${errorCode(error) ?? 'sin causa conocida'}).`)
  }
  try {
    return use((from, length) => {
      const bytes = Buffer.alloc(length)
      return readSync(file, bytes, 0, length, from) === length ? bytes : undefined
    })
  } finally {
    closeSync(file)
  }
}
