import { closeSync, openSync, readSync } from 'node:fs'
import { basename } from 'node:path'
import { ConfigError } from '../config/config-error.js'
import { errorCode } from '../errors/error-code.js'

// https://sqlite.org/fileformat2.html
const MAGIC = [0x377f0682, 0x377f0683]
const LOG_HEADER = 32
const FRAME_HEADER = 24
const DATABASE_HEADER = 100

/** What the first page of a database says of its state. */
interface Mark {
  /** Of this database and its copies, 0 before its first transaction. */
  id: number
  /** Transactions of Fichero so far. */
  writes: number
  /** Changes of the schema so far. Copies that SQLite writes anew have one more. */
  schema: number
}

const markOf = (page: Buffer): Mark => ({
  schema: page.readUInt32BE(40),
  writes: page.readUInt32BE(60),
  id: page.readUInt32BE(68),
})

/**
 * SQLite applies the log that it finds beside a file without asking whose it is. After a backup was put back beside the
 * log of what was there before, that mixes two states of the database.
 *
 * Only before this process opens the file with SQLite: closing any descriptor of a file ends all locks that the process
 * has on it, and another program would then delete the log (https://sqlite.org/howtocorrupt.html#posix_close_bug).
 * @throws ConfigError if the log of an SQLite file is not its own
 */
export function refuseForeignLog(file: string): void {
  const log = `${file}-wal`
  const marks = withFile(log, marksOfLog)
  const own = withFile(file, (read) => markOf(read(0, DATABASE_HEADER) ?? Buffer.alloc(DATABASE_HEADER)))
  if (!marks || !own || isOwn(own, marks)) return
  throw new ConfigError(
    'DATA_DIR',
    `«${log}» no es de la base de datos que está a su lado: quedó de otra, quizá de antes de restaurar una copia. Mueva «${basename(log)}» y «${basename(file)}-shm» a otro lugar y vuelva a iniciar.`,
  )
}

/** Each transaction of Fichero writes the first page, so a log that knows nothing of it is not of a marked database. */
function isOwn(own: Mark, [first, last]: [Mark, Mark] | []): boolean {
  if (!first || !last) return own.id === 0
  // The first transaction that is marked also gives the database its id.
  if (own.id === 0) return first.writes <= 1
  const follows = first.writes - 1 <= own.writes && own.writes <= last.writes
  return own.id === last.id && follows && own.schema <= last.schema
}

type Read = (from: number, length: number) => Buffer | undefined

/** Returns the first and the last mark in the transactions of a log; undefined if it has none. */
function marksOfLog(read: Read): [Mark, Mark] | [] | undefined {
  const header = read(0, LOG_HEADER)
  if (!header || !MAGIC.includes(header.readUInt32BE(0))) return undefined
  const pageSize = header.readUInt32BE(8)
  const salts = header.subarray(16, 24)
  let committed: Mark[] | undefined
  let seen: Mark[] = []
  for (let from = LOG_HEADER; ; from += FRAME_HEADER + pageSize) {
    const frame = read(from, FRAME_HEADER)
    // What follows is of an earlier use of the same file.
    if (!frame?.subarray(8, 16).equals(salts)) break
    const page = frame.readUInt32BE(0) === 1 ? read(from + FRAME_HEADER, DATABASE_HEADER) : undefined
    if (page) seen = [seen[0] ?? markOf(page), markOf(page)]
    const isCommit = frame.readUInt32BE(4) !== 0
    if (isCommit) committed = seen
  }
  return committed as [Mark, Mark] | [] | undefined
}

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
