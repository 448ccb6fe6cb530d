import { USER_FIELDS } from '@fichero/contract/user.fields'
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { DAY } from '../../../database/columns.js'
import type { ScheduledRow } from '../../../files/import-records/import-detail.entity.js'
import { Competency } from '../../programs/competency.entity.js'
import { Ficha } from '../ficha.entity.js'

/** A row of the last report of instructors of a ficha. The next report replaces all rows of the ficha. */
@Entity('instructor_programado')
@Index('ix_instructor_programado_competencia', ['id_competencia'])
@Index('ix_instructor_programado_documento', ['documento'])
export class ScheduledInstructor implements ScheduledRow {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => Ficha, { name: 'fk_instructor_programado_ficha' })
  nro_ficha: number

  /** Position in the report, from 1. */
  @PrimaryColumn({ type: 'integer' })
  orden: number

  @Column({ type: 'varchar', length: USER_FIELDS.nombre.max })
  nombre: string

  @Column({ type: 'varchar', length: USER_FIELDS.apellido.max })
  apellido: string

  @Column({ type: 'varchar', length: 60 })
  estado: string

  @Column({ type: 'text' })
  competencia: string

  @Column({ type: 'integer', nullable: true })
  @ForeignKey(() => Competency, { name: 'fk_instructor_programado_competencia' })
  id_competencia: number | null

  @Column(DAY)
  fecha_inicio: string

  @Column(DAY)
  fecha_fin: string

  @Column({ type: 'double' })
  horas: number

  @Column({ type: 'varchar', length: 20, nullable: true })
  documento: string | null

  /** Decided when the report is loaded, because counters depend on it. */
  @Column({ type: 'boolean' })
  evalua: boolean
}
