import type { AuditAction } from '@fichero/contract/audit-actions'
import type { EntityManager } from 'typeorm'
import { AuditEntry } from './audit-entry.entity.js'

export interface AuditEvent {
  /** Null if the system made the change. */
  actor: { id: number } | null
  accion: AuditAction
  /** The table of the changed row; `entidad_id` is the row's key. */
  entidad: string
  entidad_id: string | number
  antes?: AuditEntry['antes']
  despues?: AuditEntry['despues']
}

/** Writes an audit entry in the transaction of the change. */
export async function audit(manager: EntityManager, event: AuditEvent): Promise<void> {
  const { actor, entidad_id, antes = null, despues = null, ...rest } = event
  await manager.save(AuditEntry, {
    ...rest,
    fecha: new Date(),
    id_usuario: actor?.id ?? null,
    entidad_id: String(entidad_id),
    antes,
    despues,
  })
}
