import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { LARGE_JSON } from '../../../database/columns.js'
import { FileImport } from '../../../files/import-records/file-import.entity.js'
import type { OutcomeDiff } from '../../../files/import-records/import-detail.entity.js'
import { Enrolment } from '../enrolment.entity.js'

/**
 * All judgment changes that one import made in one enrolment. They share one row, because a row for each change would need as
 * much space as the judgments themselves (docs/decisions/import-undo.md).
 */
@Entity('cambio_matricula')
@Index('ix_cambio_matricula_matricula', ['id_matricula'])
export class JudgmentChanges {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => FileImport, { name: 'fk_cambio_matricula_importacion' })
  id_importacion: number

  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => Enrolment, { name: 'fk_cambio_matricula_matricula' })
  id_matricula: number

  @Column(LARGE_JSON)
  juicios: OutcomeDiff[]
}
