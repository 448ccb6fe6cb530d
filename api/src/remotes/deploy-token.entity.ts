import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm'
import { INSTANT } from '../database/columns.js'

/** A token with which releases of one remote are published. */
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

  /** SHA-256 of the token, so that those in a leaked database cannot be used. */
  @Column({ type: 'varchar', length: 64 })
  hash: string

  /** Whether it may also activate what it publishes. */
  @Column({ type: 'boolean' })
  activa: boolean

  @Column({ type: 'integer' })
  @ForeignKey('usuario', { name: 'fk_clave_despliegue_usuario' })
  id_usuario: number

  /** Of its maker when it was made; null of one that a node of an older version made, which rests. */
  @Column({ type: 'integer', nullable: true })
  version_token: number | null

  @Column(INSTANT)
  creada: Date

  @Column(INSTANT)
  vence: Date

  /** When it was last used, to the minute. */
  @Column({ ...INSTANT, nullable: true })
  usada: Date | null

  @Column({ ...INSTANT, nullable: true })
  revocada: Date | null
}
