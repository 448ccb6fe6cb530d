import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type BackupHeader, readHeader } from './backup-header.js'
import { type Cell, cellsOf, linesOf } from './row-lines.js'
import { keyOf, openParts } from './sealed-parts.js'

const DIGEST_BYTES = 32
/** Longer than any header. */
const MAX_HEADER = 256 * 1024

export interface OpenedBackup {
  header: BackupHeader
  /** The rows of all tables, in the header's order. */
  rows(): AsyncGenerator<Cell[]>
}

/**
 * Opens a backup that is whole and for which `secret` is the right key.
 * @throws Error with a sentence for the operator
 */
export async function openBackup(file: string, secret?: string): Promise<OpenedBackup> {
  const { line, size } = await beginningOf(file)
  const header = readHeader(line.toString('utf8'))
  await refuseDamage(file, size)
  const plain = () => createReadStream(file, { start: line.length, end: size - DIGEST_BYTES - 1 })
  const key = header.sal === null ? undefined : keyFor(header.sal, secret)
  const content = () => (key ? openParts(plain(), key, line) : plain())
  // Says now whether the key is the right one.
  for await (const _ of content()) break
  return {
    header,
    async *rows() {
      for await (const row of linesOf(unzipped(content()))) yield cellsOf(row)
    },
  }
}

function keyFor(salt: string, secret?: string): Buffer {
  if (secret === undefined) throw new Error('La copia está cifrada: defina BACKUP_KEY con la clave con que se hizo.')
  return keyOf(secret, Buffer.from(salt, 'base64'))
}

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

/** The last bytes of the file are the SHA-256 of the others. */
async function refuseDamage(file: string, size: number): Promise<void> {
  const hash = createHash('sha256')
  let last = Buffer.alloc(0)
  for await (const part of createReadStream(file) as AsyncIterable<Buffer>) {
    const bytes = Buffer.concat([last, part])
    hash.update(bytes.subarray(0, -DIGEST_BYTES))
    last = bytes.subarray(-DIGEST_BYTES)
  }
  if (size < DIGEST_BYTES || !hash.digest().equals(last))
    throw new Error('La copia está incompleta o dañada: su suma SHA-256 no coincide. Use otra.')
}

async function* unzipped(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  yield* Readable.from(parts).pipe(createGunzip())
}
