import { Column, Entity, PrimaryColumn } from 'typeorm'
import { INSTANT } from '../database/columns.js'

/** A file of releases, by its content: releases that share it have it once. */
@Entity('archivo_remoto')
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

  @Column(INSTANT)
  fecha: Date
}
