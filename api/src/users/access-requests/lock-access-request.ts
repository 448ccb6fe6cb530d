import type { EntityManager } from 'typeorm'
import { AuditEntry } from '../../audit/audit-entry.entity.js'
import { fail } from '../../errors/fail.js'
import { lockRow } from '../../records/lock-row.js'
import { User } from '../user.entity.js'

/**
 * Locks the access request of a document until the transaction ends. A concurrent second decision gets an error that
 * says how the first one went; a rejected request is only known to the audit trail. Must be the transaction's first
 * read, as `lockRow`.
 */
export async function lockAccessRequest(manager: EntityManager, nro_documento: string): Promise<User> {
  const user = await lockRow(manager, User, { nro_documento })
  if (user?.estado === 'pendiente') return user
  const isDecided = user ?? (await manager.existsBy(AuditEntry, { entidad: 'solicitud', entidad_id: nro_documento }))
  throw fail(isDecided ? 'already_decided' : 'user_not_found')
}
