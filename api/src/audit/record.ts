import type { EntityManager } from 'typeorm'
import { AuditEntry } from './audit-entry.entity.js'

interface Happening {
  /** Null where the system itself acted. */
  actor: { id: number } | null
  /** What was done, as `area:verb`: `fichas:create`. */
  accion: string
  /** The table, and the row's key. */
  entidad: string
  entidad_id: string | number
  antes?: Record<string, unknown> | null
  despues?: Record<string, unknown> | null
}

/** Writes who did what, in the same transaction as the change itself. */
export async function record(manager: EntityManager, happening: Happening): Promise<void> {
  const { actor, entidad_id, antes = null, despues = null, ...rest } = happening
  await manager.insert(AuditEntry, {
    ...rest,
    fecha: new Date(),
    id_usuario: actor?.id ?? null,
    entidad_id: String(entidad_id),
    antes: antes as never,
    despues: despues as never,
  })
}
