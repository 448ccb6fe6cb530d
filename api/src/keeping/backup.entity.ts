import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import { INSTANT } from '../database/columns.js'

/** A backup that was made of this database. */
@Entity('copia')
export class Backup {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** The moment of which it is. */
  @Column(INSTANT)
  fecha: Date

  @Column({ type: 'integer' })
  tamano_kb: number

  /** SHA-256 of the file. */
  @Column({ type: 'varchar', length: 64 })
  huella: string

  @Column({ type: 'boolean' })
  cifrada: boolean

  /** Of all tables. */
  @Column({ type: 'integer' })
  filas: number
}

export const KEEPING_ENTITIES = [Backup]
