import type { OWED_SOURCES } from '@fichero/contract/enums'
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { DAY } from '../../database/columns.js'
import { Ficha } from './ficha.entity.js'

/**
 * A counter: how many missing outcomes of a ficha's people in training wait for one evaluator since one day. The remaining
 * missing outcomes of the ficha belong to outcomes that nobody was judged in; they have a row only for who is scheduled.
 */
@Entity('ficha_faltante')
@Index('ix_ficha_faltante_evaluador', ['evaluador_documento'])
export class MissingShare {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => Ficha, { name: 'fk_ficha_faltante_ficha' })
  nro_ficha: number

  /**
   * How the evaluator is known. `no_aprobado` counts judgments NO APROBADO, which nobody owes; `por_empezar`, by scheduled
   * instructor, missing outcomes that nobody was judged in.
   */
  @PrimaryColumn({ type: 'varchar', length: 12 })
  fuente: (typeof OWED_SOURCES)[number] | 'no_aprobado' | 'por_empezar'

  /** Number of the evaluator and day within `fuente`, because a name, a document number or a day may be unknown. */
  @PrimaryColumn({ type: 'integer' })
  orden: number

  @Column({ type: 'varchar', length: 30, nullable: true })
  evaluador_documento: string | null

  @Column({ type: 'varchar', length: 200, nullable: true })
  evaluador_nombre: string | null

  @Column({ type: 'integer' })
  juicios: number

  /** Day of the first judgment of the outcomes; null if it is unknown. */
  @Column({ ...DAY, nullable: true })
  desde: string | null
}
