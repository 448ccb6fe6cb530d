import type { DocumentCategory, DocumentState } from '@fichero/contract/enums'
import { Column, Entity, Index, PrimaryGeneratedColumn, VersionColumn } from 'typeorm'
import { INSTANT } from '../database/columns.js'

/** A document of the manuals. Its content is in `documento_parte`. */
@Entity('documento')
@Index('uq_documento_sha256', ['sha256'], { unique: true })
export class ManualDocument {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column({ type: 'varchar', length: 150 })
  titulo_es: string

  @Column({ type: 'varchar', length: 150 })
  titulo_en: string

  @Column({ type: 'varchar', length: 20 })
  categoria: DocumentCategory

  /** Name under which it is saved. */
  @Column({ type: 'varchar', length: 150 })
  archivo: string

  /** Media type, from our own table. */
  @Column({ type: 'varchar', length: 100 })
  tipo: string

  /** In bytes. */
  @Column({ type: 'integer' })
  tamano: number

  @Column({ type: 'varchar', length: 64 })
  sha256: string

  @Column({ type: 'varchar', length: 15 })
  estado: DocumentState

  /** Counted apart from edits: it does not change `version`. */
  @Column({ type: 'integer', default: 0 })
  descargas: number

  /** When this content was published. */
  @Column(INSTANT)
  fecha: Date

  @VersionColumn({ type: 'integer', default: 1 })
  version: number
}
