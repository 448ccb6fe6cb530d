import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, VersionColumn } from 'typeorm'
import { DAY, SEARCH_LENGTH } from '../database/columns.js'
import { Apprentice } from './apprentice.entity.js'
import { Ficha } from './ficha.entity.js'

/** A person in one ficha. */
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

  /** As the reports of SOFIA write it. */
  @Column({ type: 'varchar', length: 40 })
  estado: string

  @Column({ type: 'varchar', length: 40, nullable: true })
  celular: string | null

  @Column({ type: 'varchar', length: 254, nullable: true })
  correo: string | null

  /** `correo` as the search compares it. */
  @Column({ type: 'varchar', length: SEARCH_LENGTH, nullable: true })
  correo_busqueda: string | null

  /** Day of the last edit of the phone by a user; null if the phone comes from a file. */
  @Column({ ...DAY, nullable: true })
  celular_editado: string | null

  /** The same for the mail. */
  @Column({ ...DAY, nullable: true })
  correo_editado: string | null

  /** Date of the newest report that named the person in this ficha; null if it had none. */
  @Column({ ...DAY, nullable: true })
  fecha_reporte: string | null

  @Column({ type: 'integer', default: 0 })
  resultados_aprobados: number

  @Column({ type: 'integer', default: 0 })
  horas_aprobadas: number

  /** Increased by every edit of the contact data, to detect stale ones. Imports do not change it. */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number
}
