import { type CentreName, centreName as named } from '@fichero/contract/centres.schema'
import { type EntityManager, In } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../database/rows.js'
import { failFields } from '../../errors/fail.js'
import type { ReportedCentre } from '../../files/spreadsheet-reader/records.js'
import { type Changes, changesOf } from '../../records/row-updates/changes.js'
import { lockRow } from '../../records/row-updates/lock-row.js'
import { Centre } from './centre.entity.js'
import { Workplace } from './workplace.entity.js'

/** Returns the centre with the code of a report. A centre that no report named before is stored for an administrator to confirm. */
export async function centreOfReport(manager: EntityManager, reported: ReportedCentre): Promise<Centre> {
  const { codigo } = reported
  const known = await manager.findOneBy(Centre, { codigo })
  if (known) return known
  // Two reports may name the same new centre at the same time.
  await manager.createQueryBuilder().insert().into(Centre).values(reported).orIgnore().execute()
  return lockRow(manager, Centre, { codigo }, 'centre_not_found')
}

/** Deletes the centres that only reports named, if no ficha belongs to them any more. */
export const forgetUnusedCentres = (manager: EntityManager) =>
  manager.query(
    'DELETE FROM centro WHERE confirmado = 0 AND NOT EXISTS (SELECT 1 FROM ficha f WHERE f.id_centro = centro.id)',
  )

/** Makes users work in a centre; those who do already are skipped. */
export async function addWorkplaces(manager: EntityManager, id_centro: number, users: number[]): Promise<void> {
  if (users.length === 0) return
  const values = users.map((id_usuario) => ({ id_usuario, id_centro }))
  await manager.createQueryBuilder().insert().into(Workplace).values(values).orIgnore().execute()
}

/** Returns the confirmed centres in which users work, by user id. */
export async function workplacesOf(manager: EntityManager, users: number[]): Promise<Map<number, number[]>> {
  if (users.length === 0) return new Map()
  const sql = `SELECT w.id_usuario, w.id_centro FROM usuario_centro w JOIN centro c ON c.id = w.id_centro
    WHERE c.confirmado = 1 AND w.id_usuario IN (${users.map(() => '?')}) ORDER BY w.id_centro`
  const centres = new Map<number, number[]>(users.map((id) => [id, []]))
  for (const { id_usuario, id_centro } of await readWorkplaces(manager, sql, users))
    centres.get(id_usuario)?.push(id_centro)
  return centres
}

/**
 * Sets the centres in which a user works, and returns the change for the audit log.
 * @throws AppError `centre_unknown` if a centre is not confirmed
 */
export async function setWorkplaces(manager: EntityManager, id_usuario: number, centros: number[]): Promise<Changes> {
  const confirmed = new Map((await confirmedCentres(manager)).map(({ id, codigo }) => [id, codigo]))
  if (centros.some((id) => !confirmed.has(id))) throw failFields({ centros: 'centre_unknown' })
  const former = (await workplacesOf(manager, [id_usuario])).get(id_usuario) ?? []
  const codes = (ids: number[]) =>
    [...new Set(ids)]
      .map((id) => confirmed.get(id))
      .sort()
      .join(', ')
  const left = former.filter((id) => !centros.includes(id))
  if (left.length > 0) await manager.delete(Workplace, { id_usuario, id_centro: In(left) })
  for (const id of centros) await addWorkplaces(manager, id, [id_usuario])
  return changesOf({ centros: codes(former) }, { centros: codes(centros) })
}

const readWorkplaces = rowsOf(z.object({ id_usuario: z.int(), id_centro: z.int() }))
const readNames = rowsOf(named)

/** Returns the confirmed centres by name. */
export const confirmedCentres = (manager: EntityManager) =>
  readNames(manager, 'SELECT id, codigo, nombre FROM centro WHERE confirmado = 1 ORDER BY nombre, id')

/** Returns the centres between which people choose: all confirmed centres, or none if there are fewer than two. */
export async function centresToChoose(manager: EntityManager): Promise<CentreName[]> {
  const centres = await confirmedCentres(manager)
  return centres.length > 1 ? centres : []
}
