import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import { INSTANT } from '../database/columns.js'

/** A file of releases, by its content: releases that share it have it once. */
@Entity('archivo_remoto')
@Index('ix_archivo_remoto_clave', ['id_clave', 'fecha'])
export class ReleaseFile {
  /** In hexadecimal, because MySQL compares texts without their case. */
  @PrimaryColumn({ type: 'varchar', length: 96 })
  sha384: string

  /** In bytes. */
  @Column({ type: 'integer' })
  tamano: number

  /** Size of the Brotli copy; null where there is none. */
  @Column({ type: 'integer', nullable: true })
  tamano_br: number | null

  /** Size of the gzip copy; null where there is none. */
  @Column({ type: 'integer', nullable: true })
  tamano_gzip: number | null

  /** When it came, or when a release that names it was last announced. */
  @Column(INSTANT)
  fecha: Date

  /** The deploy token that sent it; null once a release has named it, and where it came with the system. */
  @Column({ type: 'integer', nullable: true })
  id_clave: number | null
}
