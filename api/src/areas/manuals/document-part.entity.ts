import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm'
import { ManualDocument } from './manual-document.entity.js'

/**
 * A chunk of a document's content (docs/decisions/database-access.md#files-in-chunks). The content's hash is in the key, so
 * that a download never mixes chunks of two versions of the document.
 */
@Entity('documento_parte')
export class DocumentPart {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => ManualDocument, { name: 'fk_documento_parte_documento' })
  id_documento: number

  @PrimaryColumn({ type: 'varchar', length: 64 })
  sha256: string

  /** Index of the chunk, from 0. */
  @PrimaryColumn({ type: 'integer' })
  parte: number

  @Column({ type: 'blob' })
  bytes: Buffer
}
