import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'

/** A user works in a centre. While there is only one centre, everybody works in it and needs no row. */
@Entity('usuario_centro')
@Index('ix_usuario_centro_centro', ['id_centro'])
export class Workplace {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('usuario', { name: 'fk_usuario_centro_usuario', onDelete: 'CASCADE' })
  id_usuario: number

  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('centro', { name: 'fk_usuario_centro_centro', onDelete: 'CASCADE' })
  id_centro: number
}
