import { Column, Entity, PrimaryColumn } from 'typeorm'
import { INSTANT, LARGE_JSON } from '../../database/columns.js'

/**
 * A simulated import that can be applied without sending the file again. It has no foreign keys: plans live for
 * minutes, and checking a foreign key to the ficha would wait for concurrent imports.
 */
@Entity('plan_importacion')
export class KeptPlan {
  /** SHA-256 of user, ficha, file and plan: repeating a simulation gives the same row. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id: string

  @Column({ type: 'integer' })
  id_usuario: number

  @Column({ type: 'integer' })
  nro_ficha: number

  @Column({ type: 'varchar', length: 255 })
  archivo: string

  /** SHA-256 of the file. */
  @Column({ type: 'varchar', length: 64 })
  sha256: string

  /** SHA-256 of the plan. */
  @Column({ type: 'varchar', length: 64 })
  huella: string

  /**
   * The interpreted report as JSON, deflated, in base64. JSON is the only column type without a size limit on both
   * engines.
   */
  @Column(LARGE_JSON)
  contenido: string

  /** Size of `contenido`. */
  @Column({ type: 'integer' })
  bytes: number

  @Column(INSTANT)
  hasta: Date

  /** The import that applied the plan. */
  @Column({ type: 'integer', nullable: true })
  id_importacion: number | null
}
