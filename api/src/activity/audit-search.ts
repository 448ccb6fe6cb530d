import type { AuditFilters } from '@fichero/contract/audit.schema'
import { actionsMeant, NO_PERSON } from '@fichero/contract/audit-actions'
import { written } from '../database/written.js'
import { startOfDay } from '../domain/today.js'

const DAY_MS = 24 * 60 * 60 * 1000

/** A condition on `auditoria a` and its values. */
export interface AuditSearch {
  where: string
  values: unknown[]
}

/**
 * The filters as SQL. An area is the list of its actions: an index is not read by the beginning of a text on both
 * engines.
 */
export function auditSearch({ usuario, accion, entidad, entidad_id, desde, hasta }: AuditFilters): AuditSearch {
  const actions = accion === undefined ? [] : actionsMeant(accion)
  const conditions: string[] = []
  const values: unknown[] = []
  const narrow = (condition: string, ...given: unknown[]) => {
    if (given.length > 0 && given.every((value) => value === undefined)) return
    conditions.push(condition)
    values.push(...given)
  }
  if (usuario === NO_PERSON) narrow('a.id_usuario IS NULL')
  else narrow('a.id_usuario = (SELECT id FROM usuario WHERE nro_documento = ?)', usuario)
  if (actions.length > 0) narrow(`a.accion IN (${actions.map(() => '?').join(', ')})`, ...actions)
  narrow('a.entidad = ?', entidad)
  narrow('a.entidad_id = ?', entidad_id)
  narrow('a.fecha >= ?', desde && written(startOfDay(desde)))
  narrow('a.fecha < ?', hasta && written(new Date(startOfDay(hasta).getTime() + DAY_MS)))
  return { where: conditions.join(' AND ') || '1 = 1', values }
}
