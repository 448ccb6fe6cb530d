import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { INSTANT } from '../../../database/columns.js'

/** A session that began with an account of the institution; deleted when it ends. */
@Entity('sesion_institucion')
@Index('ix_sesion_institucion_sub', ['sub'])
@Index('ix_sesion_institucion_usuario', ['id_usuario'])
@Index('ix_sesion_institucion_vence', ['vence'])
export class InstitutionSession {
  /** The `sid` of the session's tokens. */
  @PrimaryColumn({ type: 'varchar', length: 22 })
  id: string

  @Column({ type: 'integer' })
  @ForeignKey('usuario', { name: 'fk_sesion_institucion_usuario' })
  id_usuario: number

  /** Identifies the account at the institution's provider. */
  @Column({ type: 'varchar', length: 255 })
  sub: string

  /** Identifies the session at the institution's provider, if it says so. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  sid: string | null

  /** The encrypted ID token, with which the session at the provider is ended. */
  @Column({ type: 'text' })
  identidad: string

  /** When the last token of the session expires. */
  @Column(INSTANT)
  vence: Date
}
