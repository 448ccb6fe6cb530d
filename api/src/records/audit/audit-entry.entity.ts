import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm'
import { INSTANT, LARGE_JSON } from '../../database/columns.js'

/** An entry of the audit log: one change, sign-in or other recorded event. */
@Entity('auditoria')
@Index('ix_auditoria_entidad', ['entidad', 'entidad_id'])
@Index('ix_auditoria_fecha', ['fecha', 'id', 'accion', 'id_usuario'])
@Index('ix_auditoria_persona', ['id_usuario', 'fecha', 'id', 'accion'])
export class AuditEntry {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column(INSTANT)
  fecha: Date

  /** Null if the system made the change. */
  @Column({ type: 'integer', nullable: true })
  @ForeignKey('usuario', { name: 'fk_auditoria_usuario' })
  id_usuario: number | null

  /** The action, such as `fichas:edit`. */
  @Column({ type: 'varchar', length: 60 })
  accion: string

  /** Table of the changed row, or another kind of subject such as `ruta`. */
  @Column({ type: 'varchar', length: 40 })
  entidad: string

  /** Key of the changed row. */
  @Column({ type: 'varchar', length: 40 })
  entidad_id: string

  /** Changed values before the change. */
  @Column({ ...LARGE_JSON, nullable: true })
  antes: Record<string, unknown> | null

  /** Changed values after the change. */
  @Column({ ...LARGE_JSON, nullable: true })
  despues: Record<string, unknown> | null
}
