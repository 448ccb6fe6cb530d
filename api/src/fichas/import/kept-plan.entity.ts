import { Column, Entity, PrimaryColumn } from 'typeorm'
import { INSTANT, LARGE_JSON } from '../../database/columns.js'

/**
 * A simulated import that can be applied without sending the file again. It has no foreign keys: a plan lives for minutes, and to
 * check one on the ficha would wait for whoever imports into it.
 */
@Entity('plan_importacion')
export class KeptPlan {
  /** SHA-256 of who, where, what file and what plan: the same simulation twice is one row. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id: string

  @Column({ type: 'integer' })
  id_usuario: number

  @Column({ type: 'integer' })
  nro_ficha: number

  @Column({ type: 'varchar', length: 255 })
  archivo: string

  /** Of the file. */
  @Column({ type: 'varchar', length: 64 })
  sha256: string

  /** Of the plan. */
  @Column({ type: 'varchar', length: 64 })
  huella: string

  /** The interpreted report: JSON, deflated, in base64. A JSON column is the one type of any size on both engines. */
  @Column(LARGE_JSON)
  contenido: string

  /** Bytes of `contenido`. */
  @Column({ type: 'integer' })
  bytes: number

  @Column(INSTANT)
  hasta: Date

  /** The import that came of it. */
  @Column({ type: 'integer', nullable: true })
  id_importacion: number | null
}
