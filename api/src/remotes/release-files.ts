import { type DataSource, type EntityManager, type FindOperator, In } from 'typeorm'
import { z } from 'zod'
import { type ColumnValues, insertRows, rowsFrom } from '../database/bulk-write.js'
import { rowsOf } from '../database/rows.js'
import { inTransaction } from '../database/transaction.js'
import { written } from '../database/written.js'
import { isUniqueViolation } from '../errors/database-error.js'
import type { Copies, Encoding } from './encodings.js'
import { ReleaseFile } from './release-file.entity.js'
import { ReleaseFilePart } from './release-file-part.entity.js'

/** In bytes: a BLOB of MySQL holds 65,535. */
const PART = 60 * 1024
/** Keys in one condition. */
const KEYS_AT_ONCE = 100

export interface FileToStore {
  sha384: string
  copies: Copies
  /** The deploy token that sent it. */
  clave?: number
}

/** Other servers may store the same files at the same time. */
const TRIES = 3

/** Stores files with their compressed copies in one transaction, except those that are there. `check` comes first in it. */
export async function storeFiles(
  dataSource: DataSource,
  files: FileToStore[],
  check: (manager: EntityManager) => Promise<unknown> = async () => undefined,
): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await inTransaction(dataSource, async (manager) => {
        await check(manager)
        await insertFiles(manager, files)
      })
    } catch (error) {
      if (!isUniqueViolation(error) || tries === TRIES) throw error
    }
}

async function insertFiles(manager: EntityManager, files: FileToStore[]): Promise<void> {
  const unique = new Map(files.map((file) => [file.sha384, file]))
  for (const known of (await storedFiles(manager, [...unique.keys()])).keys()) unique.delete(known)
  if (unique.size === 0) return
  const fecha = written(new Date())
  const rowOf = ({ sha384, copies: { identity, br, gzip }, clave }: FileToStore) => ({
    sha384,
    tamano: identity.length,
    tamano_br: br?.length ?? null,
    tamano_gzip: gzip?.length ?? null,
    fecha,
    id_clave: clave ?? null,
  })
  await insertRows(manager, 'archivo_remoto', rowsFrom(unique.values(), rowOf))
  await insertRows(manager, 'archivo_remoto_parte', partsOf(unique.values()))
}

function* partsOf(files: Iterable<FileToStore>): Generator<ColumnValues> {
  for (const { sha384, copies } of files)
    for (const [codificacion, bytes] of Object.entries(copies) as [Encoding, Buffer | undefined][])
      for (let parte = 0; parte < partsIn(bytes?.length ?? 0); parte++)
        yield { sha384, codificacion, parte, bytes: bytes?.subarray(parte * PART, (parte + 1) * PART) ?? null }
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

/** Reads a file of which no address is known; undefined if it is not stored. */
export async function readStoredFile(dataSource: DataSource, sha384: string): Promise<Buffer | undefined> {
  const file = await dataSource.manager.findOneBy(ReleaseFile, { sha384 })
  return file ? readFileCopy(dataSource, file, 'identity') : undefined
}

type Sizes = Pick<ReleaseFile, 'tamano' | 'tamano_br' | 'tamano_gzip'>

/** In bytes; null where there is no copy in this encoding. */
export function sizeIn({ tamano, tamano_br, tamano_gzip }: Sizes, encoding: Encoding): number | null {
  return { identity: tamano, br: tamano_br, gzip: tamano_gzip }[encoding]
}

/** Returns the stored ones of these files, by hash. */
export async function storedFiles(manager: EntityManager, hashes: string[]): Promise<Map<string, ReleaseFile>> {
  const found = new Map<string, ReleaseFile>()
  await inKeys(hashes, async (some) => {
    for (const row of await manager.findBy(ReleaseFile, { sha384: some })) found.set(row.sha384, row)
  })
  return found
}

/** Deletes files with all of their copies. */
export const deleteFiles = (manager: EntityManager, hashes: string[]): Promise<void> =>
  inKeys(hashes, async (some) => {
    await manager.delete(ReleaseFilePart, { sha384: some })
    await manager.delete(ReleaseFile, { sha384: some })
  })

/** Does something to files, some at a time. */
export async function inKeys(hashes: string[], work: (some: FindOperator<string>) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < hashes.length; first += KEYS_AT_ONCE)
    await work(In(hashes.slice(first, first + KEYS_AT_ONCE)))
}
