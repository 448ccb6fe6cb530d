import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm'
import { SMALL_JSON } from '../../database/columns.js'
import { FileImport } from '../../imports/file-import.entity.js'
import { LearningOutcome } from '../../programs/learning-outcome.entity.js'
import { Enrolment } from '../enrolment.entity.js'

/** A change of one judgment by an import. */
@Entity('cambio')
@Index('ix_cambio_importacion', ['id_importacion'])
@Index('ix_cambio_juicio', ['id_matricula', 'id_resultado'])
@Index('ix_cambio_resultado', ['id_resultado'])
export class JudgmentChange {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column({ type: 'integer' })
  @ForeignKey(() => FileImport, { name: 'fk_cambio_importacion' })
  id_importacion: number

  @Column({ type: 'integer' })
  @ForeignKey(() => Enrolment, { name: 'fk_cambio_matricula' })
  id_matricula: number

  @Column({ type: 'integer' })
  @ForeignKey(() => LearningOutcome, { name: 'fk_cambio_resultado' })
  id_resultado: number

  @Column({ ...SMALL_JSON, nullable: true })
  antes: Record<string, unknown> | null

  @Column({ ...SMALL_JSON, nullable: true })
  despues: Record<string, unknown> | null
}
