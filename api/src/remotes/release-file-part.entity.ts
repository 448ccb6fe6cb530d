import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm'
import type { Encoding } from './encodings.js'
import { ReleaseFile } from './release-file.entity.js'

/** A part of a file of releases, in one encoding (docs/decisions/documents-are-kept-in-parts.md). */
@Entity('archivo_remoto_parte')
export class ReleaseFilePart {
  @PrimaryColumn({ type: 'varchar', length: 96 })
  @ForeignKey(() => ReleaseFile, { name: 'fk_archivo_remoto_parte_archivo' })
  sha384: string

  @PrimaryColumn({ type: 'varchar', length: 10 })
  codificacion: Encoding

  /** From 0. */
  @PrimaryColumn({ type: 'integer' })
  parte: number

  @Column({ type: 'blob' })
  bytes: Buffer
}
