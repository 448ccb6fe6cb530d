import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { DataSource } from 'typeorm'
import { PRODUCT_VERSION } from '../../config/product-version.js'
import { inTransaction } from '../../database/transaction.js'
import { audit } from '../../records/audit/audit.js'
import { Backup } from '../../records/backup-log/backup.entity.js'
import { type BackupHeader, FORMAT, headerLine, rowsIn } from './backup-header.js'
import { partOf, removeAbandonedParts } from './part-files.js'
import { lineOf } from './row-lines.js'
import { keyOf, SALT_BYTES, sealParts } from './sealed-parts.js'
import { inSnapshot, type Snapshot } from './snapshot.js'

/** Lines are written in chunks of about this many characters. */
const AT_ONCE = 64 * 1024

/** The record of a backup that was just made. */
export type MadeBackup = Omit<Backup, 'id'>

/** Length of the column `copia.archivo`. */
export const MAX_PATH = 500

/**
 * Writes a snapshot of all rows of the database into one file: docs/decisions/backup-format.md. An existing file of this
 * name is replaced when the new file is complete; partial files of killed backups are removed. `secret` encrypts the backup.
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
    // The backup is complete, even if the folder cannot be read.
    await removeAbandonedParts(file).catch(() => undefined)
    const archivo = resolve(file).slice(0, MAX_PATH)
    const record = { fecha, ...sum, cifrada: salt !== null, filas: rowsIn(header), archivo, hasta: null, borrada: null }
    // A database without these columns is only migrated at the next start.
    if (header.tablas.some(({ nombre, columnas }) => nombre === 'copia' && columnas.includes('archivo')))
      await inTransaction(dataSource, async (manager) => {
        const { identifiers } = await manager.insert(Backup, record)
        await audit(manager, {
          actor: null,
          accion: 'exports:backup',
          entidad: 'copia',
          entidad_id: identifiers[0]?.id,
        })
      })
    return record
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

/** Writes the file: header, rows, and the SHA-256 of both. Returns its size and the SHA-256 of the whole file. */
async function write(file: string, header: BackupHeader, lines: AsyncIterable<string>, key?: Buffer) {
  const first = headerLine(header)
  const hash = createHash('sha256')
  let size = 0
  const hashed = (bytes: Uint8Array) => {
    hash.update(bytes)
    size += bytes.length
    return bytes
  }
  await pipeline(
    lines,
    createGzip(),
    async function* (rows: AsyncIterable<Buffer>) {
      yield hashed(first)
      for await (const bytes of key ? sealParts(rows, key, first) : rows) yield hashed(bytes)
      yield hashed(hash.copy().digest())
    },
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  )
  return { tamano_kb: Math.ceil(size / 1024), huella: hash.digest('hex') }
}
