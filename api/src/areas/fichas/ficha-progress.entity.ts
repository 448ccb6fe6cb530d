import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm'
import { Ficha } from './ficha.entity.js'

/**
 * A counter: how many people in training of a ficha have `resultados_aprobados` approved outcomes. Readiness figures are
 * computed from these few rows for each ficha, because a region has hundreds of thousands of people.
 */
@Entity('ficha_avance')
export class FichaProgress {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => Ficha, { name: 'fk_ficha_avance_ficha' })
  nro_ficha: number

  @PrimaryColumn({ type: 'integer' })
  resultados_aprobados: number

  @Column({ type: 'integer' })
  personas: number

  /** How many of these people are enrolled for the TyT test: it is their last known step. */
  @Column({ type: 'integer', default: 0 })
  inscrito: number

  /** How many of these people took the TyT test: it is their last known step. */
  @Column({ type: 'integer', default: 0 })
  presentado: number

  /** How many of these people have the certificate of the TyT test. */
  @Column({ type: 'integer', default: 0 })
  certificado: number
}
