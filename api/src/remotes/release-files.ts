import type { DataSource, EntityManager } from 'typeorm'
import { In } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../database/rows.js'
import { inTransaction } from '../database/transaction.js'
import { isUniqueViolation } from '../errors/database-error.js'
import type { Copies, Encoding } from './encodings.js'
import { ReleaseFile } from './release-file.entity.js'
import { ReleaseFilePart } from './release-file-part.entity.js'

/** In bytes: a BLOB of MySQL holds 65,535. */
const PART = 60 * 1024
const PARTS_AT_ONCE = 8
/** Keys in one condition. */
const KEYS_AT_ONCE = 100

/** Stores a file with its compressed copies, unless it is there. Other servers may store the same one at the same time. */
export async function storeFile(dataSource: DataSource, sha384: string, copies: Copies): Promise<void> {
  const file = {
    sha384,
    tamano: copies.identity.length,
    tamano_br: copies.br?.length ?? null,
    tamano_gzip: copies.gzip?.length ?? null,
    fecha: new Date(),
  }
  try {
    await inTransaction(dataSource, async (manager) => {
      if (await manager.existsBy(ReleaseFile, { sha384 })) return
      await manager.insert(ReleaseFile, file)
      for (const [codificacion, bytes] of Object.entries(copies) as [Encoding, Buffer | undefined][])
        if (bytes) await writeParts(manager, sha384, codificacion, bytes)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}

async function writeParts(manager: EntityManager, sha384: string, codificacion: Encoding, bytes: Buffer) {
  const parts = Array.from({ length: partsIn(bytes.length) }, (_, parte) => ({
    sha384,
    codificacion,
    parte,
    bytes: bytes.subarray(parte * PART, (parte + 1) * PART),
  }))
  for (let first = 0; first < parts.length; first += PARTS_AT_ONCE)
    await manager.insert(ReleaseFilePart, parts.slice(first, first + PARTS_AT_ONCE))
}

const partsIn = (size: number) => Math.ceil(size / PART)

/** SQLite returns an ArrayBuffer, MySQL a Buffer. */
const readParts = rowsOf(z.object({ bytes: z.custom<ArrayBuffer>() }))

/** Reads a file in one encoding; undefined if it has none in it, or is being removed. */
export async function readFileCopy(
  dataSource: DataSource,
  file: Pick<ReleaseFile, 'sha384' | 'tamano' | 'tamano_br' | 'tamano_gzip'>,
  encoding: Encoding,
): Promise<Buffer | undefined> {
  const rows = await readParts(
    dataSource,
    'SELECT bytes FROM archivo_remoto_parte WHERE sha384 = ? AND codificacion = ? ORDER BY parte',
    [file.sha384, encoding],
  )
  const bytes = Buffer.concat(rows.map((row) => Buffer.from(row.bytes)))
  return bytes.length === sizeIn(file, encoding) ? bytes : undefined
}

type Sizes = Pick<ReleaseFile, 'tamano' | 'tamano_br' | 'tamano_gzip'>

/** In bytes; null where there is no copy in this encoding. */
export function sizeIn({ tamano, tamano_br, tamano_gzip }: Sizes, encoding: Encoding): number | null {
  return { identity: tamano, br: tamano_br, gzip: tamano_gzip }[encoding]
}

/** Returns the stored ones of these files, by hash. */
export async function storedFiles(manager: EntityManager, hashes: string[]): Promise<Map<string, ReleaseFile>> {
  const found = new Map<string, ReleaseFile>()
  for (let first = 0; first < hashes.length; first += KEYS_AT_ONCE) {
    const rows = await manager.findBy(ReleaseFile, { sha384: In(hashes.slice(first, first + KEYS_AT_ONCE)) })
    for (const row of rows) found.set(row.sha384, row)
  }
  return found
}

/** Deletes files with all of their copies. */
export async function deleteFiles(manager: EntityManager, hashes: string[]): Promise<void> {
  for (let first = 0; first < hashes.length; first += KEYS_AT_ONCE) {
    const some = In(hashes.slice(first, first + KEYS_AT_ONCE))
    await manager.delete(ReleaseFilePart, { sha384: some })
    await manager.delete(ReleaseFile, { sha384: some })
  }
}
