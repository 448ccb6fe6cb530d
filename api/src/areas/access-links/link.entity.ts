import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm'
import { INSTANT } from '../../database/columns.js'

export type LinkReason = 'aprobacion' | 'recuperacion'

/** A one-time link to set a password. */
@Entity('enlace')
@Index('uq_enlace_hash', ['hash'], { unique: true })
@Index('ix_enlace_usuario', ['id_usuario'])
export class Link {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** SHA-256 of the token, so that the links in a leaked database cannot be used. */
  @Column({ type: 'varchar', length: 64 })
  hash: string

  @Column({ type: 'integer' })
  @ForeignKey('usuario', { name: 'fk_enlace_usuario' })
  id_usuario: number

  @Column({ type: 'varchar', length: 20 })
  motivo: LinkReason

  /** When the link expires. */
  @Column(INSTANT)
  vence: Date

  /** When the link was used or replaced by a newer link. */
  @Column({ ...INSTANT, nullable: true })
  usado: Date | null
}
