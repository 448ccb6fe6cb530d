import { Column, Entity, PrimaryColumn } from 'typeorm'
import { INSTANT } from '../database/columns.js'

/** A process that answers requests, as it says itself. */
@Entity('nodo')
export class FicheroNode {
  /** Made at random by the process. */
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id: string

  /** Of its machine, or of its container. */
  @Column({ type: 'varchar', length: 100 })
  nombre: string

  /** Its number on that machine. */
  @Column({ type: 'integer' })
  proceso: number

  @Column({ type: 'varchar', length: 40 })
  version: string

  @Column(INSTANT)
  inicio: Date

  /** When it last said that it runs. */
  @Column(INSTANT)
  senal: Date

  /** Whether it counts failed attempts together with others. */
  @Column({ type: 'boolean' })
  redis: boolean
}

export const NODES_ENTITIES = [FicheroNode]
