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
}
