import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { INSTANT } from '../database/columns.js'

/** A message that could not be sent yet. */
@Entity('correo_pendiente')
export class PendingMessage {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** The message, sealed (`sealed-message.ts`). */
  @Column({ type: 'text' })
  cifrado: string

  @Column({ type: 'integer' })
  intentos: number

  /** When it was kept; null of what was kept before that was noted. */
  @Column({ ...INSTANT, nullable: true })
  guardado: Date | null

  /** When it is tried again. */
  @Index('idx_correo_pendiente_siguiente')
  @Column(INSTANT)
  siguiente: Date

  /** After that it is of no use. */
  @Column(INSTANT)
  vence: Date
}

export const MAIL_ENTITIES = [PendingMessage]
