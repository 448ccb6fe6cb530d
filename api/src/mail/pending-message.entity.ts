import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { INSTANT } from '../database/columns.js'

/** A message that could not be sent yet. */
@Entity('correo_pendiente')
export class PendingMessage {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** The encrypted message (`sealed-message.ts`). */
  @Column({ type: 'text' })
  cifrado: string

  /** Number of attempts to send the message. */
  @Column({ type: 'integer' })
  intentos: number

  /** When the message was stored; null for messages from before this column. */
  @Column({ ...INSTANT, nullable: true })
  guardado: Date | null

  /** When the next attempt is due. */
  @Index('idx_correo_pendiente_siguiente')
  @Column(INSTANT)
  siguiente: Date

  /** When the message expires. */
  @Column(INSTANT)
  vence: Date
}
