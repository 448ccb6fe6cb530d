import type { EntityManager } from 'typeorm'
import { AuditEntry } from '../../audit/audit-entry.entity.js'
import { fail } from '../../errors/fail.js'
import { lockRow } from '../../records/lock-row.js'
import { User } from '../user.entity.js'

/**
 * The request of a document, kept from others until the transaction ends. Who comes second is told: an approved one is no request any
 * more, and of a rejected one only the audit trail knows. Call it first in the transaction, as `lockRow`.
 */
export async function lockAccessRequest(manager: EntityManager, nro_documento: string): Promise<User> {
  const user = await lockRow(manager, User, { nro_documento })
  if (user?.estado === 'pendiente') return user
  const isDecided = user ?? (await manager.existsBy(AuditEntry, { entidad: 'solicitud', entidad_id: nro_documento }))
  throw fail(isDecided ? 'already_decided' : 'user_not_found')
}
