import type { EntityManager } from 'typeorm'
import { audit } from '../../../records/audit/audit.js'
import { lockRow } from '../../../records/row-updates/lock-row.js'
import { User } from '../user.entity.js'

/** Column values of a user who does not wait for an administrator. */
export const NOT_WAITING = { clave_pedida: null, ultimo_intento: null }

/** Keeps the version of the row. A request is not an edit, and an open form must still be saved after a request. */
const SAME_VERSION = { version: () => 'version' }

/** Whether a user cannot sign in until an administrator acts. */
export const isWaiting = ({ estado, clave_pedida }: User) => estado === 'pendiente' || clave_pedida !== null

/** Clears a user's request for a new password and the last sign-in attempt. The user's row must be locked. */
export async function endWaiting(manager: EntityManager, { id, clave_pedida, ultimo_intento }: User): Promise<void> {
  if (clave_pedida || ultimo_intento) await manager.update(User, { id }, { ...NOT_WAITING, ...SAME_VERSION })
}

/**
 * Records a user's request for a new password. A repeated request only updates the time and adds no audit entry, so that
 * nobody can fill the audit log. For a pending access request, records a sign-in attempt instead.
 */
export async function requestPassword(manager: EntityManager, nro_documento: string): Promise<void> {
  const user = await lockRow(manager, User, { nro_documento })
  if (user?.estado === 'pendiente') return recordAttempt(manager, nro_documento)
  if (user?.estado !== 'habilitado') return
  const { id, clave_pedida } = user
  await manager.update(User, { id }, { clave_pedida: new Date(), ...SAME_VERSION })
  if (!clave_pedida)
    await audit(manager, { actor: null, accion: 'users:forgot-password', entidad: 'usuario', entidad_id: id })
}

/** Records a sign-in attempt of a user who waits for an administrator; does nothing for other users. */
export async function recordAttempt(manager: EntityManager, nro_documento: string): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(User)
    .set({ ultimo_intento: new Date(), ...SAME_VERSION })
    .where('nro_documento = :nro_documento', { nro_documento })
    .andWhere("(estado = 'pendiente' OR clave_pedida IS NOT NULL)")
    .execute()
}
