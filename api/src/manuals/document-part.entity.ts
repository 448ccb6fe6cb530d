import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm'
import { ManualDocument } from './manual-document.entity.js'

/**
 * A part of a document's content (docs/decisions/documents-are-kept-in-parts.md). The hash is in the key, so that a
 * download under way never mixes the parts of two contents.
 */
@Entity('documento_parte')
export class DocumentPart {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => ManualDocument, { name: 'fk_documento_parte_documento' })
  id_documento: number

  @PrimaryColumn({ type: 'varchar', length: 64 })
  sha256: string

  /** From 0. */
  @PrimaryColumn({ type: 'integer' })
  parte: number

  @Column({ type: 'blob' })
  bytes: Buffer
}
