import { releaseFiles } from '@fichero/contract/release-files'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { type DataSource, type EntityManager, type FindOperator, In } from 'typeorm'
import { z } from 'zod'
import { type ColumnValues, insertRows, rowsFrom } from '../../database/bulk-write.js'
import { rowsOf } from '../../database/rows.js'
import { sqlInstant } from '../../database/sql-instant.js'
import { inTransaction } from '../../database/transaction.js'
import type { Copies, Encoding } from './encodings.js'
import { hexOf } from './file-hash.js'
import { ReleaseFile } from './release-file.entity.js'
import { ReleaseFilePart } from './release-file-part.entity.js'

/** Size of a chunk. A BLOB of MySQL holds at most 65,535 bytes. */
const PART_BYTES = 60 * 1024
/** Maximum number of keys in one SQL condition. */
const KEYS_AT_ONCE = 100

/** A file with its compressed copies, before it is stored. */
export interface FileToStore {
  sha384: string
  copies: Copies
}

/** Returns the SHA-384 of each file of a release, in hexadecimal. */
export const keysOf = (descriptor: RemoteDescriptor): string[] => [
  ...new Set(releaseFiles(descriptor).map(({ integrity }) => hexOf(integrity))),
]

/** Keeps stored files of a release for another day, so that none is removed while the release is published. */
export const postponeDeletion = (dataSource: DataSource, descriptor: RemoteDescriptor): Promise<void> =>
  inTransaction(dataSource, (manager) =>
    inKeys(keysOf(descriptor), (batch) => manager.update(ReleaseFile, { sha384: batch }, { fecha: new Date() })),
  )

/** Inserts the files that are not stored yet, with their compressed copies. */
export async function insertFiles(manager: EntityManager, files: FileToStore[]): Promise<void> {
  const unique = new Map(files.map((file) => [file.sha384, file]))
  for (const known of (await storedFiles(manager, [...unique.keys()])).keys()) unique.delete(known)
  if (unique.size === 0) return
  const fecha = sqlInstant(new Date())
  const rowOf = ({ sha384, copies: { identity, br, gzip } }: FileToStore) => ({
    sha384,
    tamano: identity.length,
    tamano_br: br?.length ?? null,
    tamano_gzip: gzip?.length ?? null,
    fecha,
  })
  await insertRows(manager, 'archivo_remoto', rowsFrom(unique.values(), rowOf))
  await insertRows(manager, 'archivo_remoto_parte', partsOf(unique.values()))
}

/** Yields one row for each chunk of each copy. */
function* partsOf(files: Iterable<FileToStore>): Generator<ColumnValues> {
  for (const { sha384, copies } of files)
    for (const [codificacion, bytes] of Object.entries(copies) as [Encoding, Buffer | undefined][])
      for (let parte = 0; parte < partsIn(bytes?.length ?? 0); parte++)
        yield {
          sha384,
          codificacion,
          parte,
          bytes: bytes?.subarray(parte * PART_BYTES, (parte + 1) * PART_BYTES) ?? null,
        }
}

/** Returns the number of chunks of a copy with this size in bytes. */
const partsIn = (size: number) => Math.ceil(size / PART_BYTES)

/** SQLite returns an ArrayBuffer, MySQL a Buffer. */
const readParts = rowsOf(z.object({ bytes: z.custom<ArrayBuffer>() }))

/** Reads a file in one encoding; undefined if no copy has this encoding, or if the file is being removed. */
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

/** Reads a stored file by its hash; undefined without such a file. For files that are never served, such as source maps. */
export async function readStoredFile(dataSource: DataSource, sha384: string): Promise<Buffer | undefined> {
  const file = await dataSource.manager.findOneBy(ReleaseFile, { sha384 })
  return file ? readFileCopy(dataSource, file, 'identity') : undefined
}

type Sizes = Pick<ReleaseFile, 'tamano' | 'tamano_br' | 'tamano_gzip'>

/** Size in bytes; null if there is no copy in this encoding. */
export function sizeIn({ tamano, tamano_br, tamano_gzip }: Sizes, encoding: Encoding): number | null {
  return { identity: tamano, br: tamano_br, gzip: tamano_gzip }[encoding]
}

/** Looks up files by hash. The result has only stored files, keyed by hash. */
export async function storedFiles(manager: EntityManager, hashes: string[]): Promise<Map<string, ReleaseFile>> {
  const found = new Map<string, ReleaseFile>()
  await inKeys(hashes, async (batch) => {
    for (const row of await manager.findBy(ReleaseFile, { sha384: batch })) found.set(row.sha384, row)
  })
  return found
}

/** Deletes files with all of their copies. */
export const deleteFiles = (manager: EntityManager, hashes: string[]): Promise<void> =>
  inKeys(hashes, async (batch) => {
    await manager.delete(ReleaseFilePart, { sha384: batch })
    await manager.delete(ReleaseFile, { sha384: batch })
  })

/** Calls `work` with batches of hashes, as a TypeORM condition. */
export async function inKeys(hashes: string[], work: (batch: FindOperator<string>) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < hashes.length; first += KEYS_AT_ONCE)
    await work(In(hashes.slice(first, first + KEYS_AT_ONCE)))
}
