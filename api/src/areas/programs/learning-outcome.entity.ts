import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm'
import { Competency } from './competency.entity.js'

/** A learning outcome (resultado de aprendizaje, RAE) of a competencia: what an apprentice must achieve. */
@Entity('resultado_aprendizaje')
@Index('uq_resultado_codigo', ['id_competencia', 'codigo'], { unique: true })
export class LearningOutcome {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column({ type: 'integer' })
  @ForeignKey(() => Competency, { name: 'fk_resultado_competencia' })
  id_competencia: number

  @Column({ type: 'varchar', length: 20 })
  codigo: string

  @Column({ type: 'text' })
  nombre_rae: string

  /** Position within the competency, from 1. */
  @Column({ type: 'integer' })
  orden: number
}
