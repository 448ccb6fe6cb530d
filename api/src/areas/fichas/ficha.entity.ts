import type { Etapa, Jornada, Oferta, RecordState } from '@fichero/contract/enums'
import { Column, Entity, ForeignKey, Index, PrimaryColumn, VersionColumn } from 'typeorm'
import { DAY } from '../../database/columns.js'

@Entity('ficha')
@Index('ix_ficha_estado', ['estado', 'nro_ficha'])
@Index('ix_ficha_programa', ['id_programa_formacion', 'estado', 'nro_ficha'])
@Index('ix_ficha_jefe', ['id_jefe'])
@Index('ix_ficha_centro', ['id_centro', 'estado', 'nro_ficha'])
export class Ficha {
  /** The national number, which never changes. */
  @PrimaryColumn({ type: 'integer' })
  nro_ficha: number

  @Column({ type: 'integer' })
  @ForeignKey('usuario', { name: 'fk_ficha_jefe' })
  id_jefe: number

  @Column({ type: 'integer' })
  @ForeignKey('programa', { name: 'fk_ficha_programa' })
  id_programa_formacion: number

  /** The centre that the newest report names, confirmed or not; null before the first. */
  @Column({ type: 'integer', nullable: true })
  id_centro: number | null

  @Column({ type: 'varchar', length: 15 })
  jornada: Jornada

  @Column({ type: 'varchar', length: 15 })
  oferta: Oferta

  /** The stage set by hand; ignored unless `etapa_a_mano` is true. */
  @Column({ type: 'varchar', length: 15 })
  etapa: Etapa

  /** True if a user set the stage; false if the stage follows from the dates. */
  @Column({ type: 'boolean', default: false })
  etapa_a_mano: boolean

  @Column({ type: 'varchar', length: 15 })
  estado: RecordState

  @Column(DAY)
  fecha_inicio_lectiva: string

  @Column(DAY)
  fecha_fin_lectiva: string

  @Column(DAY)
  fecha_fin_ficha: string

  @Column({ type: 'integer', default: 0 })
  total_aprendices_en_formacion: number

  /**
   * Sum of `resultados_aprobados` of the apprentices in training. Divided by the number of these apprentices and of the
   * program's outcomes, it is the mean progress of the ficha.
   */
  @Column({ type: 'integer', default: 0 })
  aprobados_en_formacion: number

  /** Incremented by every edit, for optimistic locking. Imports do not change the columns that users edit. */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number
}
