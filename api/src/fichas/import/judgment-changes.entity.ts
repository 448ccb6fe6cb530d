import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { LARGE_JSON } from '../../database/columns.js'
import { FileImport } from '../../imports/file-import.entity.js'
import type { OutcomeDiff } from '../../imports/import-detail.entity.js'
import { Enrolment } from '../enrolment.entity.js'

/**
 * The judgments of one enrolment that an import changed, in one row: a row for each of them would be as expensive as the
 * judgments themselves (docs/decisions/an-import-is-as-fast-as-its-database.md).
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
