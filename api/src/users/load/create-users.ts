import type { EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { audit } from '../../audit/audit.js'
import { makeLink } from '../../credentials/links.js'
import type { UserRecord } from '../../sheets/records.js'
import { newUser } from '../new-user.js'
import { User } from '../user.entity.js'

/** Somebody who was created, with the token of the link to set a password. */
export interface Linked {
  user: User
  token: string
}

/** Creates people without a password. Each has an entry in the trail that names the file. */
export async function createUsers(
  manager: EntityManager,
  actor: Actor,
  records: UserRecord[],
  importacion: number,
): Promise<Linked[]> {
  const made: Linked[] = []
  for (const { fila: _, ...record } of records) {
    const { fecha_inicio_contrato = null, fecha_fin_contrato = null } = record
    const fields = { ...record, fecha_inicio_contrato, fecha_fin_contrato }
    const user = Object.assign(new User(), newUser({ ...fields, contrasena: null, estado: 'habilitado' }))
    await manager.insert(User, user)
    await audit(manager, {
      actor,
      accion: 'users:create',
      entidad: 'usuario',
      entidad_id: user.id,
      despues: { ...fields, estado: user.estado, importacion },
    })
    made.push({ user, token: await makeLink(manager, user.id, 'aprobacion') })
  }
  return made
}
