import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { INSTANT } from '../../database/columns.js'

/** Values of `Removal.tipo`, which that field explains. */
export type RemovalKind = 'contacto' | 'cuenta' | 'solicitud' | 'edad' | 'desconocido'

/** The record of a permanent removal of data. After the restore of an older backup, the removal is repeated. */
@Entity('retiro')
export class Removal {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column(INSTANT)
  fecha: Date

  /**
   * The kind of removed data: contact data, the sign-in data of a disabled account, a rejected access request, or rows older
   * than their retention rule. `desconocido` marks a gap: removals between `fecha` and the restore that recorded the gap are
   * unknown.
   */
  @Column({ type: 'varchar', length: 20 })
  tipo: RemovalKind

  /** The person's document number, which the institution must retain; the name of the retention rule for `edad`; or empty. */
  @Index('ix_retiro_clave')
  @Column({ type: 'varchar', length: 60 })
  clave: string

  /** Age limit of the retention rule, in days; null for other removals. */
  @Column({ type: 'integer', nullable: true })
  dias: number | null
}
