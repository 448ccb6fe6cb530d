import type { EntityManager } from 'typeorm'
import { insertRows } from '../../database/bulk-write.js'
import type { DemoFicha } from './demo-fichas.js'
import type { DemoInstructor } from './demo-people.js'
import { idsBy } from './ids-by.js'

const REGIONAL = { codigo_regional: '99', regional: 'REGIONAL INVENTADA' }
const CENTRES = [
  { codigo: '9901', nombre: 'CENTRO AGROPECUARIO DEL VALLE' },
  { codigo: '9902', nombre: 'CENTRO DE SERVICIOS DEL PUERTO' },
].map((centre) => ({ ...centre, ...REGIONAL, confirmado: 1, version: 1 }))

/** Inserts two centres, and divides the instructors and the fichas that they head among the centres. */
export async function insertCentres(
  manager: EntityManager,
  instructors: DemoInstructor[],
  fichas: DemoFicha[],
): Promise<void> {
  await insertRows(manager, 'centro', CENTRES)
  const ids = [...(await idsBy(manager, 'centro', 'codigo')).values()]
  const workplaces = instructors.map(({ id }, index) => ({ id_usuario: id, id_centro: ids[index % ids.length] ?? 0 }))
  await insertRows(manager, 'usuario_centro', workplaces)
  const centreOf = new Map(workplaces.map(({ id_usuario, id_centro }) => [id_usuario, id_centro]))
  for (const { row } of fichas) row.id_centro = centreOf.get(row.id_jefe) ?? null
}
