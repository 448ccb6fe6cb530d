import type { RowProblem } from '@fichero/contract/imports.schema'
import type { EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import type { Preamble, ReportedCentre } from '../../files/spreadsheet-reader/records.js'
import { rowProblem } from '../../files/spreadsheet-reader/row-problem.js'
import { audit } from '../../records/audit/audit.js'
import { Centre } from '../centres/centre.entity.js'
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
  const { id_centro, id_jefe, version } = await manager.findOneByOrFail(Ficha, { nro_ficha })
  if (confirmado) await addWorkplaces(manager, id, [id_jefe])
  if (id === id_centro) return undefined
  // Nobody sees a centre that is not confirmed, so forms that are open stay valid.
  await manager.update(Ficha, nro_ficha, { id_centro: id, ...(!confirmado && { version }) })
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
