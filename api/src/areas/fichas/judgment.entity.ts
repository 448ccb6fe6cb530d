import type { JudgmentState } from '@fichero/contract/enums'
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { FileImport } from '../../files/import-records/file-import.entity.js'
import { LearningOutcome } from '../programs/learning-outcome.entity.js'
import { Enrolment } from './enrolment.entity.js'

/** The current judgment of one outcome. An unjudged outcome has no row. */
@Entity('juicio')
@Index('ix_juicio_resultado', ['id_resultado'])
@Index('ix_juicio_importacion', ['id_importacion'])
@Index('ix_juicio_evaluador', ['evaluador_documento', 'fecha_registro', 'estado'])
export class Judgment {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => Enrolment, { name: 'fk_juicio_matricula' })
  id_matricula: number

  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => LearningOutcome, { name: 'fk_juicio_resultado' })
  id_resultado: number

  @Column({ type: 'varchar', length: 15 })
  estado: JudgmentState

  @Column({ type: 'varchar', length: 30, nullable: true })
  evaluador_documento: string | null

  @Column({ type: 'varchar', length: 200, nullable: true })
  evaluador_nombre: string | null

  @Column({ type: 'varchar', length: 500, nullable: true })
  observacion: string | null

  /**
   * Local time of Colombia as in the report, `YYYY-MM-DD HH:MM:SS`. The column is text, so that no database driver converts
   * the time zone.
   */
  @Column({ type: 'varchar', length: 19, nullable: true })
  fecha_registro: string | null

  /** The import that wrote the judgment. */
  @Column({ type: 'integer', nullable: true })
  @ForeignKey(() => FileImport, { name: 'fk_juicio_importacion' })
  id_importacion: number | null
}
