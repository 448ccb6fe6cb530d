import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import { INSTANT } from '../../database/columns.js'

/** A file of releases, identified by its content: all releases with the same file share one row. */
@Entity('archivo_remoto')
@Index('ix_archivo_remoto_clave', ['id_clave', 'fecha'])
export class ReleaseFile {
  /** SHA-384 in hexadecimal, because base64 is case-sensitive and MySQL compares text case-insensitively. */
  @PrimaryColumn({ type: 'varchar', length: 96 })
  sha384: string

  /** In bytes. */
  @Column({ type: 'integer' })
  tamano: number

  /** Size of the Brotli copy; null without one. */
  @Column({ type: 'integer', nullable: true })
  tamano_br: number | null

  /** Size of the gzip copy; null without one. */
  @Column({ type: 'integer', nullable: true })
  tamano_gzip: number | null

  /** When the file was stored, or when a release with this file was last sent. */
  @Column(INSTANT)
  fecha: Date

  /** Not used; nodes of the former version write it during a rolling upgrade. The next version drops it. */
  @Column({ type: 'integer', nullable: true })
  id_clave: number | null
}
