import { MAX_EMAIL } from '@fichero/contract/limits'
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm'
import { INSTANT } from '../../database/columns.js'

/** A token with which `fichero-remote release` publishes releases of one remote. */
@Entity('clave_despliegue')
@Index('uq_clave_despliegue_hash', ['hash'], { unique: true })
@Index('ix_clave_despliegue_usuario', ['id_usuario'])
export class DeployToken {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column({ type: 'varchar', length: 60 })
  nombre: string

  @Column({ type: 'varchar', length: 60 })
  remoto: string

  /** SHA-256 of the token, so that a leaked database has no usable tokens. */
  @Column({ type: 'varchar', length: 64 })
  hash: string

  /** Whether the token also gives permission to activate releases. */
  @Column({ type: 'boolean' })
  activa: boolean

  /** Email address of the team. */
  @Column({ type: 'varchar', length: MAX_EMAIL, nullable: true })
  correo: string | null

  @Column({ type: 'integer' })
  @ForeignKey('usuario', { name: 'fk_clave_despliegue_usuario' })
  id_usuario: number

  /**
   * The creator's `version_token` when this token was created. Ending all sessions of the creator raises the user's
   * `version_token`; when the two differ, the token is suspended. A server of an older Fichero version stored null, which
   * also suspends it.
   */
  @Column({ type: 'integer', nullable: true })
  version_token: number | null

  @Column(INSTANT)
  creada: Date

  @Column(INSTANT)
  vence: Date

  /** When the token was last used, to the minute. */
  @Column({ ...INSTANT, nullable: true })
  usada: Date | null

  @Column({ ...INSTANT, nullable: true })
  revocada: Date | null
}
