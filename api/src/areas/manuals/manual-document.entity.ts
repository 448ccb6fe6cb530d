import { DOCUMENT_FIELDS } from '@fichero/contract/document.fields'
import type { DocumentCategory, DocumentState } from '@fichero/contract/enums'
import { Column, Entity, Index, PrimaryGeneratedColumn, VersionColumn } from 'typeorm'
import { INSTANT } from '../../database/columns.js'

/** A document of the manuals. The table `documento_parte` has the file's content. */
@Entity('documento')
@Index('uq_documento_sha256', ['sha256'], { unique: true })
export class ManualDocument {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column({ type: 'varchar', length: DOCUMENT_FIELDS.titulo_es.max })
  titulo_es: string

  @Column({ type: 'varchar', length: DOCUMENT_FIELDS.titulo_en.max })
  titulo_en: string

  @Column({ type: 'varchar', length: 20 })
  categoria: DocumentCategory

  /** File name of the download. */
  @Column({ type: 'varchar', length: 150 })
  archivo: string

  /** Media type, which the server derives from the extension. */
  @Column({ type: 'varchar', length: 100 })
  tipo: string

  /** In bytes. */
  @Column({ type: 'integer' })
  tamano: number

  @Column({ type: 'varchar', length: 64 })
  sha256: string

  @Column({ type: 'varchar', length: 15 })
  estado: DocumentState

  /** Number of downloads. Counting a download does not increase `version`. */
  @Column({ type: 'integer', default: 0 })
  descargas: number

  /** When this content was published. */
  @Column(INSTANT)
  fecha: Date

  @VersionColumn({ type: 'integer', default: 1 })
  version: number
}
