import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type BackupHeader, readHeader } from './backup-header.js'
import { ALTERED, type Cell, cellsOf, linesOf } from './row-lines.js'
import { keyOf, openParts } from './sealed-parts.js'

const DIGEST_BYTES = 32
/** Maximum length of a header, in bytes. */
const MAX_HEADER = 256 * 1024

export interface OpenedBackup {
  header: BackupHeader
  /** The absolute path, the size in bytes, and the SHA-256 of the complete file. */
  file: { path: string; size: number; hash: string }
  /** The rows of all tables, in the header's order. */
  rows(): AsyncGenerator<Cell[]>
}

/** How to open a backup: with `BACKUP_KEY`, if it is set. */
export interface BackupKey {
  secret?: string | undefined
  /** Whether to accept an unencrypted backup even with a key. Without the key, anybody could have written such a file. */
  allowUnencrypted?: boolean
}

/**
 * Reads a backup to its end and verifies that each chunk is authentic and each table has the number of rows in the header.
 * @throws Error with a sentence for the operator
 */
export async function openBackup(file: string, key: BackupKey = {}): Promise<OpenedBackup> {
  const { line, size } = await beginningOf(file)
  const header = readHeader(line.toString('utf8'))
  const hash = await rejectDamage(file, size)
  const plain = () => createReadStream(file, { start: line.length, end: size - DIGEST_BYTES - 1 })
  const opening = keyFor(header, key)
  const rows = async function* () {
    for await (const row of linesOf(unzipped(opening ? openParts(plain(), opening, line) : plain()))) yield cellsOf(row)
  }
  await rejectOtherRows(header, rows())
  return { header, file: { path: resolve(file), size, hash }, rows }
}

/**
 * Reads the first line of a backup only.
 * @throws Error with a sentence for the operator
 */
export const headerOf = async (file: string): Promise<BackupHeader> =>
  readHeader((await beginningOf(file)).line.toString('utf8'))

/** Returns the key to decrypt a backup; undefined if it is not encrypted. Throws if backup and secret do not match. */
function keyFor({ sal }: BackupHeader, { secret, allowUnencrypted = false }: BackupKey): Buffer | undefined {
  if (sal !== null) {
    if (secret === undefined) throw new Error('La copia está cifrada: defina BACKUP_KEY con la clave con que se hizo.')
    return keyOf(secret, Buffer.from(sal, 'base64'))
  }
  if (secret === undefined || allowUnencrypted) return undefined
  throw new Error(
    'La copia no está cifrada, y hay una clave en BACKUP_KEY: pudo escribirla cualquiera. Si sabe quién la hizo, repita el comando con «--unencrypted».',
  )
}

/** Reads all rows once before any is restored, and rejects other numbers of rows than the header has. */
async function rejectOtherRows({ tablas }: BackupHeader, rows: AsyncGenerator<Cell[]>): Promise<void> {
  for (const { columnas, filas } of tablas)
    for (let remaining = filas; remaining > 0; remaining--) {
      const { value, done } = await rows.next()
      if (done) throw new Error('La copia tiene menos filas de las que anuncia.')
      if (value.length !== columnas.length) throw new Error(ALTERED)
    }
  if (!(await rows.next()).done) throw new Error('La copia tiene más filas de las que anuncia.')
}

/** Reads the first line of a file, with its line end, and the size of the file. */
async function beginningOf(file: string): Promise<{ line: Buffer; size: number }> {
  const handle = await open(file, 'r').catch(() => {
    throw new Error(`No se puede leer «${file}».`)
  })
  try {
    const { size } = await handle.stat()
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAX_HEADER), 0, MAX_HEADER, 0)
    return { line: buffer.subarray(0, buffer.subarray(0, bytesRead).indexOf('\n') + 1), size }
  } finally {
    await handle.close()
  }
}

/** Verifies the SHA-256 at the end of the file. Returns the SHA-256 of the complete file. */
async function rejectDamage(file: string, size: number): Promise<string> {
  const hash = createHash('sha256')
  const fileHash = createHash('sha256')
  let last = Buffer.alloc(0)
  for await (const part of createReadStream(file) as AsyncIterable<Buffer>) {
    fileHash.update(part)
    const bytes = Buffer.concat([last, part])
    hash.update(bytes.subarray(0, -DIGEST_BYTES))
    last = bytes.subarray(-DIGEST_BYTES)
  }
  if (size < DIGEST_BYTES || !hash.digest().equals(last))
    throw new Error('La copia está incompleta o dañada: su suma SHA-256 no coincide. Use otra.')
  return fileHash.digest('hex')
}

/** Decompresses the rows. An error of zlib means that the backup was altered. */
async function* unzipped(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  // `pipeline` forwards an error of `parts` to the loop below; `pipe` would leave it unhandled. The callback is required.
  const bytes = pipeline(Readable.from(parts), createGunzip(), () => undefined)
  try {
    yield* bytes
  } catch (error) {
    throw isOfZlib(error) ? new Error(ALTERED) : error
  }
}

const isOfZlib = (error: unknown) => error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
