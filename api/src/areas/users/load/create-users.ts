import type { EntityManager } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { audit } from '../../../records/audit/audit.js'
import { makeLink } from '../../access-links/links.js'
import { setWorkplaces } from '../../centres/known-centres.js'
import { newUser } from '../new-user.js'
import { User } from '../user.entity.js'
import type { NewPerson } from './plan-users.js'

/** A created user, and the token of the link with which the user sets a password. */
export interface CreatedUser {
  user: User
  token: string
}

/** Creates users without a password. Writes one audit entry per user, with the id of the import. */
export async function createUsers(
  manager: EntityManager,
  actor: Actor,
  records: NewPerson[],
  importacion: number,
): Promise<CreatedUser[]> {
  const created: CreatedUser[] = []
  for (const { fila: _, centros, ...record } of records) {
    const { fecha_inicio_contrato = null, fecha_fin_contrato = null } = record
    const fields = { ...record, fecha_inicio_contrato, fecha_fin_contrato }
    const user = Object.assign(new User(), newUser({ ...fields, contrasena: null, estado: 'habilitado' }))
    await manager.insert(User, user)
    const { despues } = await setWorkplaces(manager, user.id, centros)
    await audit(manager, {
      actor,
      accion: 'users:create',
      entidad: 'usuario',
      entidad_id: user.id,
      despues: { ...fields, ...despues, estado: user.estado, importacion },
    })
    created.push({ user, token: await makeLink(manager, user.id, 'aprobacion') })
  }
  return created
}
