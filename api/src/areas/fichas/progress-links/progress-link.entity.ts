import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { INSTANT } from '../../../database/columns.js'
import { Enrolment } from '../enrolment.entity.js'

/** The link with which an apprentice reads her own progress in one ficha. Revoking or replacing a link deletes its row. */
@Entity('enlace_avance')
@Index('uq_enlace_avance_hash', ['hash'], { unique: true })
@Index('ix_enlace_avance_usuario', ['id_usuario'])
export class ProgressLink {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => Enrolment, { name: 'fk_enlace_avance_matricula' })
  id_matricula: number

  /** SHA-256 of the token, so that the links in a leaked database cannot be used. */
  @Column({ type: 'varchar', length: 64 })
  hash: string

  /** Who made the link. */
  @Column({ type: 'integer' })
  @ForeignKey('usuario', { name: 'fk_enlace_avance_usuario' })
  id_usuario: number

  @Column(INSTANT)
  creado: Date

  /** The first opening of the last day on which the link was opened. */
  @Column({ ...INSTANT, nullable: true })
  abierto: Date | null

  /** Wrong digits since the link last opened. */
  @Column({ type: 'integer', default: 0 })
  fallos: number
}
