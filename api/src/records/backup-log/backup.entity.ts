import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import { INSTANT } from '../../database/columns.js'

/** The record of a backup of this database. */
@Entity('copia')
export class Backup {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** When the backup was made: it contains the data of this moment. */
  @Column(INSTANT)
  fecha: Date

  @Column({ type: 'integer' })
  tamano_kb: number

  /** SHA-256 of the backup file. */
  @Column({ type: 'varchar', length: 64 })
  huella: string

  @Column({ type: 'boolean' })
  cifrada: boolean

  /** Number of rows in all tables together. */
  @Column({ type: 'integer' })
  filas: number

  /** Absolute path of the backup file; null for backups from before this column. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  archivo: string | null

  /** When rotation will delete the file if a backup is made every day; null if nothing deletes it. */
  @Column({ ...INSTANT, nullable: true })
  hasta: Date | null

  /** When the backup command deleted the file or found it missing. */
  @Column({ ...INSTANT, nullable: true })
  borrada: Date | null
}
