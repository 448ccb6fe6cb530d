import { type EntityManager, In } from 'typeorm'
import { User } from '../../areas/users/user.entity.js'
import { insertRows } from '../../database/bulk-write.js'
import type { DemoFicha } from './demo-fichas.js'
import type { DemoInstructor } from './demo-people.js'
import { idsBy } from './ids-by.js'

const REGIONAL = { codigo_regional: '99', regional: 'REGIONAL INVENTADA' }
const CENTRES = [
  { codigo: '9901', nombre: 'CENTRO AGROPECUARIO DEL VALLE' },
  { codigo: '9902', nombre: 'CENTRO DE SERVICIOS DEL PUERTO' },
].map((centre) => ({ ...centre, ...REGIONAL, confirmado: 1, version: 1 }))

/**
 * Inserts two centres, and divides the instructors and the fichas that they head among the centres. The first instructor of each
 * centre coordinates it.
 */
export async function insertCentres(
  manager: EntityManager,
  instructors: DemoInstructor[],
  fichas: DemoFicha[],
): Promise<void> {
  await insertRows(manager, 'centro', CENTRES)
  const ids = [...(await idsBy(manager, 'centro', 'codigo')).values()]
  const workplaces = instructors.map(({ id }, index) => ({ id_usuario: id, id_centro: ids[index % ids.length] ?? 0 }))
  await insertRows(manager, 'usuario_centro', workplaces)
  await manager.update(
    User,
    { id: In(workplaces.slice(0, ids.length).map(({ id_usuario }) => id_usuario)) },
    { rol: 'coordinador' },
  )
  const centreOf = new Map(workplaces.map(({ id_usuario, id_centro }) => [id_usuario, id_centro]))
  for (const { row } of fichas) row.id_centro = centreOf.get(row.id_jefe) ?? null
}

/** Divides the access requests among the centres. */
export async function placeRequests(manager: EntityManager): Promise<void> {
  const ids = [...(await idsBy(manager, 'centro', 'codigo')).values()]
  const requests = await manager.find(User, { where: { estado: 'pendiente' }, order: { id: 'ASC' } })
  const workplaces = requests.map(({ id }, index) => ({ id_usuario: id, id_centro: ids[index % ids.length] ?? 0 }))
  await insertRows(manager, 'usuario_centro', workplaces)
}
