import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm'
import { Ficha } from './ficha.entity.js'

/**
 * How many people in training of a ficha have so many approved outcomes. The figures of readiness are counted from these
 * rows: a region has few of them for each ficha, and people by the hundred thousand.
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
