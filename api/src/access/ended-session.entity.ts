import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import { INSTANT } from '../database/columns.js'

/** A session that the user ended before it expired. */
@Entity('sesion_cerrada')
@Index('ix_sesion_cerrada_vence', ['vence'])
export class EndedSession {
  /** The `sid` of the session's tokens. */
  @PrimaryColumn({ type: 'varchar', length: 22 })
  id: string

  /** When the last token of the session expires; afterwards the row is not needed. */
  @Column(INSTANT)
  vence: Date
}
