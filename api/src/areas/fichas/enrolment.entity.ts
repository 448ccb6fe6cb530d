import { CONTACT_FIELDS, ENROLMENT_FIELDS } from '@fichero/contract/apprentice.fields'
import { columnsOf } from '@fichero/contract/fields'
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, VersionColumn } from 'typeorm'
import { DAY, SEARCH_LENGTH } from '../../database/columns.js'
import { Apprentice } from './apprentice.entity.js'
import { Ficha } from './ficha.entity.js'

/** The days on which a user last edited each field of the contact data. */
export const EDITED_COLUMNS = columnsOf(CONTACT_FIELDS).map((column) => `${column}_editado` as const)

/** The enrolment of one person in one ficha. */
@Entity('matricula')
@Index('uq_matricula', ['nro_ficha', 'nro_documento'], { unique: true })
@Index('ix_matricula_documento', ['nro_documento'])
@Index('ix_matricula_correo', ['correo_busqueda'])
export class Enrolment {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column({ type: 'integer' })
  @ForeignKey(() => Ficha, { name: 'fk_matricula_ficha' })
  nro_ficha: number

  @Column({ type: 'varchar', length: 20 })
  @ForeignKey(() => Apprentice, { name: 'fk_matricula_aprendiz' })
  nro_documento: string

  /** The state as the reports of SOFIA Plus write it, such as `EN FORMACION`. */
  @Column({ type: 'varchar', length: ENROLMENT_FIELDS.estado.max })
  estado: string

  @Column({ type: 'varchar', length: ENROLMENT_FIELDS.celular.max, nullable: true })
  celular: string | null

  @Column({ type: 'varchar', length: ENROLMENT_FIELDS.correo.max, nullable: true })
  correo: string | null

  /** `correo` normalized for the search. */
  @Column({ type: 'varchar', length: SEARCH_LENGTH, nullable: true })
  correo_busqueda: string | null

  /** Day of the last edit of the phone by a user; null if the phone comes from a file. */
  @Column({ ...DAY, nullable: true })
  celular_editado: string | null

  /** Day of the last edit of the mail by a user; null if the mail comes from a file. */
  @Column({ ...DAY, nullable: true })
  correo_editado: string | null

  /** Date of the newest report of this ficha that contained the person; null if no such report had a date. */
  @Column({ ...DAY, nullable: true })
  fecha_reporte: string | null

  /** Day of the enrolment for the TyT test. Users record the three days; imports and undos never change them. */
  @Column({ ...DAY, nullable: true })
  tyt_inscrito: string | null

  /** Day on which the person took the TyT test. */
  @Column({ ...DAY, nullable: true })
  tyt_presentado: string | null

  /** Day on which the certificate of the TyT test arrived. */
  @Column({ ...DAY, nullable: true })
  tyt_certificado: string | null

  @Column({ type: 'integer', default: 0 })
  resultados_aprobados: number

  @Column({ type: 'integer', default: 0 })
  horas_aprobadas: number

  /**
   * Incremented by every edit of the contact data and of the days of the TyT test, for optimistic locking. Imports do not
   * change the version.
   */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number
}
