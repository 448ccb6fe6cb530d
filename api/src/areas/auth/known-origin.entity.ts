import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { INSTANT } from '../../database/columns.js'

/** A browser or an address from which a user signed in. */
@Entity('origen_conocido')
@Index('ix_origen_conocido_hash', ['hash'])
export class KnownOrigin {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('usuario', { name: 'fk_origen_conocido_usuario' })
  id_usuario: number

  /** SHA-256 of the browser's token or of the address. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  hash: string

  /** When the browser or the address is forgotten. */
  @Column(INSTANT)
  vence: Date
}
