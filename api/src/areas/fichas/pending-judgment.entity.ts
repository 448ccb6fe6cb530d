import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { LearningOutcome } from '../programs/learning-outcome.entity.js'
import { Enrolment } from './enrolment.entity.js'

/** The evaluator who owes the judgment of an unjudged outcome. Most outcomes have no such evaluator and no row. */
@Entity('juicio_pendiente')
@Index('ix_juicio_pendiente_resultado', ['id_resultado'])
@Index('ix_juicio_pendiente_evaluador', ['evaluador_documento'])
export class PendingJudgment {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => Enrolment, { name: 'fk_juicio_pendiente_matricula' })
  id_matricula: number

  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => LearningOutcome, { name: 'fk_juicio_pendiente_resultado' })
  id_resultado: number

  @Column({ type: 'varchar', length: 30, nullable: true })
  evaluador_documento: string | null

  @Column({ type: 'varchar', length: 200, nullable: true })
  evaluador_nombre: string | null
}
