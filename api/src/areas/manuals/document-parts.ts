import type { DataSource, EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../database/rows.js'
import { DocumentPart } from './document-part.entity.js'
import type { ManualDocument } from './manual-document.entity.js'

/** Size of a chunk in bytes. A BLOB of MySQL holds at most 65,535. */
const PART = 60 * 1024
/** Chunks per query: half a MB of memory per download. */
const PARTS_AT_ONCE = 8

/** Replaces the content of a document. Call it in the transaction that writes the document's row. */
export async function writeParts(
  manager: EntityManager,
  { id: id_documento, sha256 }: Pick<ManualDocument, 'id' | 'sha256'>,
  bytes: Buffer,
): Promise<void> {
  await manager.delete(DocumentPart, { id_documento })
  const rowOf = (parte: number) => {
    const part = bytes.subarray(parte * PART, (parte + 1) * PART)
    return { id_documento, sha256, parte, bytes: part }
  }
  const parts = Array.from({ length: partsIn(bytes.length) }, (_, parte) => parte)
  for (let first = 0; first < parts.length; first += PARTS_AT_ONCE)
    await manager.insert(DocumentPart, parts.slice(first, first + PARTS_AT_ONCE).map(rowOf))
}

/** SQLite returns an ArrayBuffer, MySQL a Buffer. */
const readParts = rowsOf(z.object({ bytes: z.custom<ArrayBuffer>() }))

/**
 * Reads the content of a document in chunks.
 * @throws if the content is replaced during the read, so that a download never mixes old and new content
 */
export async function* readContent(
  dataSource: DataSource,
  { id, sha256, tamano }: Pick<ManualDocument, 'id' | 'sha256' | 'tamano'>,
): AsyncGenerator<Buffer> {
  const total = partsIn(tamano)
  for (let first = 0; first < total; first += PARTS_AT_ONCE) {
    const end = Math.min(first + PARTS_AT_ONCE, total)
    const rows = await readParts(
      dataSource,
      'SELECT bytes FROM documento_parte WHERE id_documento = ? AND sha256 = ? AND parte >= ? AND parte < ? ORDER BY parte',
      [id, sha256, first, end],
    )
    if (rows.length < end - first) throw new Error(`Document ${id} was replaced while it was read.`)
    for (const { bytes } of rows) yield Buffer.from(bytes)
  }
}

/** Returns the number of chunks of a content with this size in bytes. */
const partsIn = (size: number) => Math.ceil(size / PART)
