import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm'
import { INSTANT } from '../../../database/columns.js'
import { User } from '../../users/user.entity.js'

/** Reports that a user imports together. */
@Entity('lote')
@Index('ix_lote_usuario', ['id_usuario'])
export class Batch {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column({ type: 'integer' })
  @ForeignKey(() => User, { name: 'fk_lote_usuario' })
  id_usuario: number

  /** When it was created. */
  @Column(INSTANT)
  fecha: Date

  /** Number of files that the user chose. */
  @Column({ type: 'integer' })
  archivos: number
}
