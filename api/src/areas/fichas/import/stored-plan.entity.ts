import { Column, Entity, PrimaryColumn } from 'typeorm'
import { INSTANT, LARGE_JSON } from '../../../database/columns.js'

/**
 * The stored plan of a dry run, which can be applied without sending the file again. The table has no foreign keys, because
 * checking a foreign key to the ficha would wait for concurrent imports. Plans are deleted after some minutes anyway.
 */
@Entity('plan_importacion')
export class StoredPlan {
  /** SHA-256 of user, ficha, file and plan, so that a repeated dry run writes the same row. */
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

  /** Fingerprint (SHA-256) of the plan. If it differs when the plan is applied, the ficha has changed. */
  @Column({ type: 'varchar', length: 64 })
  huella: string

  /** The interpreted report (`stored-report.ts`). */
  @Column(LARGE_JSON)
  contenido: string

  /** Size of `contenido` in bytes. */
  @Column({ type: 'integer' })
  bytes: number

  /** Time at which the plan expires. */
  @Column(INSTANT)
  hasta: Date

  /** Id of the import that applied the plan; null until then. */
  @Column({ type: 'integer', nullable: true })
  id_importacion: number | null
}
