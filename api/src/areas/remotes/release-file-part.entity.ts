import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm'
import type { Encoding } from './encodings.js'
import { ReleaseFile } from './release-file.entity.js'

/** A chunk of a release file in one encoding (docs/decisions/database-access.md#files-in-chunks). */
@Entity('archivo_remoto_parte')
export class ReleaseFilePart {
  @PrimaryColumn({ type: 'varchar', length: 96 })
  @ForeignKey(() => ReleaseFile, { name: 'fk_archivo_remoto_parte_archivo' })
  sha384: string

  @PrimaryColumn({ type: 'varchar', length: 10 })
  codificacion: Encoding

  /** Index of the chunk, from 0. */
  @PrimaryColumn({ type: 'integer' })
  parte: number

  @Column({ type: 'blob' })
  bytes: Buffer
}
