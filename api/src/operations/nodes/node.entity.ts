import { Column, Entity, PrimaryColumn } from 'typeorm'
import { INSTANT } from '../../database/columns.js'

/** A server process, which registers itself with its first heartbeat. */
@Entity('nodo')
export class FicheroNode {
  /** A random id for each process. */
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id: string

  /** Host name of the machine or container. */
  @Column({ type: 'varchar', length: 100 })
  nombre: string

  /** Process id on that machine. */
  @Column({ type: 'integer' })
  proceso: number

  @Column({ type: 'varchar', length: 40 })
  version: string

  @Column(INSTANT)
  inicio: Date

  /** The last heartbeat. */
  @Column(INSTANT)
  senal: Date

  /** Whether the node counts failed attempts in Redis, together with other nodes. */
  @Column({ type: 'boolean' })
  redis: boolean
}
