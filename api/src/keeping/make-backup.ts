import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { DataSource } from 'typeorm'
import { PRODUCT_VERSION } from '../config/product-version.js'
import { inTransaction } from '../database/transaction.js'
import { Backup } from './backup.entity.js'
import { type BackupHeader, FORMAT, headerLine, rowsIn } from './backup-header.js'
import { partOf, removeLeftParts } from './part-files.js'
import { lineOf } from './row-lines.js'
import { keyOf, SALT_BYTES, sealParts } from './sealed-parts.js'
import { inSnapshot, type Snapshot } from './snapshot.js'

/** In letters: lines leave in parts of about this length. */
const AT_ONCE = 64 * 1024

export type MadeBackup = Omit<Backup, 'id'>

/**
 * Writes all rows of the database into one file, as they are at this moment: docs/decisions/a-backup-is-rows.md. A former
 * file of this name stays until the new one is whole, which removes what a killed backup left of it. It is encrypted with `secret`
 * where there is one.
 */
export async function makeBackup(dataSource: DataSource, file: string, secret?: string): Promise<MadeBackup> {
  const fecha = new Date()
  const salt = secret === undefined ? null : randomBytes(SALT_BYTES)
  const part = partOf(file)
  try {
    const { header, sum } = await inSnapshot(dataSource, async (snapshot) => {
      const header = headerOf(snapshot, fecha, salt)
      const key = secret !== undefined && salt ? keyOf(secret, salt) : undefined
      return { header, sum: await write(part, header, linesOf(snapshot), key) }
    })
    await rename(part, file)
    // The backup is there, even if the folder cannot be read.
    await removeLeftParts(file).catch(() => undefined)
    const made = { fecha, ...sum, cifrada: salt !== null, filas: rowsIn(header) }
    // A database of before this table is migrated at the next start.
    if (header.tablas.some(({ nombre }) => nombre === 'copia'))
      await inTransaction(dataSource, (manager) => manager.insert(Backup, made))
    return made
  } finally {
    await rm(part, { force: true })
  }
}

const headerOf = ({ migration, engine, tables }: Snapshot, fecha: Date, salt: Buffer | null): BackupHeader => ({
  copia: 'fichero',
  formato: FORMAT,
  producto: PRODUCT_VERSION,
  migracion: migration,
  motor: engine,
  fecha: fecha.toISOString(),
  sal: salt?.toString('base64') ?? null,
  tablas: tables,
})

/** The rows of all tables. */
async function* linesOf({ tables, rows }: Snapshot): AsyncGenerator<string> {
  let lines = ''
  for (const table of tables) {
    let count = 0
    for await (const row of rows(table)) {
      lines += lineOf(row)
      count++
      if (lines.length < AT_ONCE) continue
      yield lines
      lines = ''
    }
    if (count !== table.filas) throw new Error(`${table.nombre}: ${count} rows were read of ${table.filas}`)
  }
  yield lines
}

/** Writes a whole file: header, rows, and the SHA-256 of both. */
async function write(file: string, header: BackupHeader, lines: AsyncIterable<string>, key?: Buffer) {
  const first = headerLine(header)
  const hash = createHash('sha256')
  let size = 0
  const added = (bytes: Uint8Array) => {
    hash.update(bytes)
    size += bytes.length
    return bytes
  }
  await pipeline(
    lines,
    createGzip(),
    async function* (rows: AsyncIterable<Buffer>) {
      yield added(first)
      for await (const bytes of key ? sealParts(rows, key, first) : rows) yield added(bytes)
      yield added(hash.copy().digest())
    },
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  )
  return { tamano_kb: Math.ceil(size / 1024), huella: hash.digest('hex') }
}
