import type { RowProblem } from '@fichero/contract/imports.schema'
import { type EntityManager, In } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { isInScope } from '../../access/scope.js'
import { fail } from '../../errors/fail.js'
import type { Preamble, ReportedCentre } from '../../files/spreadsheet-reader/records.js'
import { rowProblem } from '../../files/spreadsheet-reader/row-problem.js'
import { Centre } from '../centres/centre.entity.js'
import { addWorkplaces, centreOfReport, forgetUnusedCentres, workplacesOf } from '../centres/known-centres.js'
import { Ficha } from './ficha.entity.js'

/**
 * Assigns a ficha to the centre that a report names, in which its head works from now on. Returns the change, or undefined if
 * the report changes nothing.
 */
export async function assignCentre(manager: EntityManager, nro_ficha: number, reported: ReportedCentre | null) {
  if (!reported) return undefined
  const { id, confirmado } = await centreOfReport(manager, reported)
  const { id_centro, id_jefe } = await manager.findOneByOrFail(Ficha, { nro_ficha })
  if (confirmado) await addWorkplaces(manager, id, [id_jefe])
  if (id === id_centro) return undefined
  await setCentre(manager, nro_ficha, id)
  return { antes: { id_centro }, despues: { id_centro: id } }
}

/** Sets the centre of a ficha. Nobody sees a centre that is not confirmed, so open forms stay valid after such a change. */
export async function setCentre(manager: EntityManager, nro_ficha: number, id_centro: number | null): Promise<void> {
  const { id_centro: former, version } = await manager.findOneByOrFail(Ficha, { nro_ficha })
  const centres = [former, id_centro].filter((id) => id !== null)
  const isShown = await manager.existsBy(Centre, { id: In(centres), confirmado: true })
  await manager.update(Ficha, nro_ficha, { id_centro, ...(!isShown && { version }) })
  await forgetUnusedCentres(manager)
}

/** Returns a warning if a report would move the ficha from its confirmed centre to another one. */
export async function centreWarnings(
  manager: EntityManager,
  nro_ficha: number,
  { centro, fila_ficha }: Preamble,
): Promise<RowProblem[]> {
  if (!centro) return []
  const ficha = await manager.findOneBy(Ficha, { nro_ficha })
  const current =
    ficha?.id_centro == null ? null : await manager.findOneBy(Centre, { id: ficha.id_centro, confirmado: true })
  if (!current || current.codigo === centro.codigo) return []
  const valor = `${centro.codigo} - ${centro.nombre}`
  const location = { fila: fila_ficha ?? 1, columna: 'Centro de Formación', valor }
  return [rowProblem('centre_changes', location, { centro: current.nombre })]
}

/**
 * Throws `report_of_other_centre` if a report names a centre that is not one of the user's.
 */
export async function requireOwnCentre(
  manager: EntityManager,
  actor: Actor,
  { centro }: Pick<Preamble, 'centro'>,
): Promise<void> {
  if (actor.centros === 'all' || !centro) return
  const centre = await manager.findOneBy(Centre, { codigo: centro.codigo })
  if (!isInScope(actor, centre?.id ?? null))
    throw fail('report_of_other_centre', { centro: `${centro.codigo} - ${centro.nombre}` })
}

/**
 * Returns the centre of a new ficha until a report names one: a centre of its head, preferably one of the user's. A user sees
 * the fichas that she creates. Null while there are fewer than two centres.
 */
export async function centreOfNewFicha(manager: EntityManager, actor: Actor, head: number): Promise<number | null> {
  const ofHead = (await workplacesOf(manager, [head])).get(head) ?? []
  if (actor.centros === 'all') return ofHead.length === 1 ? (ofHead[0] ?? null) : null
  return ofHead.find((id) => isInScope(actor, id)) ?? actor.centros[0] ?? null
}
