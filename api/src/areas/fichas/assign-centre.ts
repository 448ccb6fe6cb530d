import type { EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import type { ReportedCentre } from '../../files/spreadsheet-reader/records.js'
import { audit } from '../../records/audit/audit.js'
import { addWorkplaces, centreOfReport } from '../centres/known-centres.js'
import { Ficha } from './ficha.entity.js'

/**
 * Assigns a ficha to the centre that a report names, in which its head works from now on. Returns the id of the former centre,
 * or undefined if the report changes nothing.
 */
export async function assignCentre(
  manager: EntityManager,
  actor: Actor,
  nro_ficha: number,
  reported: ReportedCentre | null,
): Promise<number | null | undefined> {
  if (!reported) return undefined
  const { id, confirmado } = await centreOfReport(manager, reported)
  const { id_centro, id_jefe } = await manager.findOneByOrFail(Ficha, { nro_ficha })
  if (confirmado) await addWorkplaces(manager, id, [id_jefe])
  if (id === id_centro) return undefined
  await manager.update(Ficha, nro_ficha, { id_centro: id })
  await audit(manager, {
    actor,
    accion: 'fichas:edit',
    entidad: 'ficha',
    entidad_id: nro_ficha,
    antes: { id_centro },
    despues: { id_centro: id },
  })
  return id_centro
}
