import type { AuditFilters } from '@fichero/contract/audit.schema'
import { actionsMeant, NO_PERSON, SIGN_IN_ACTIONS } from '@fichero/contract/audit-actions'
import type { Actor } from '../../access/current-user.decorator.js'
import { hasPermission } from '../../access/permissions.js'
import { scopedTo } from '../../access/scope.js'
import { sqlInstant } from '../../database/sql-instant.js'
import { startOfDay } from '../../rules/today.js'

const DAY_MS = 24 * 60 * 60 * 1000

/** An SQL condition on `auditoria a`, and the values of its placeholders. */
export interface AuditSearch {
  where: string
  values: unknown[]
}

/**
 * Converts the filters, and what the actor may see, to SQL. A filter by area (`fichas`) becomes a list of all actions of the area, because one of the two
 * databases does not use an index for a prefix.
 */
export function auditSearch(
  actor: Actor,
  { usuario, accion, ingresos, entidad, entidad_id, desde, hasta }: AuditFilters,
): AuditSearch {
  const actions = accion === undefined ? [] : actionsMeant(accion)
  const conditions: string[] = []
  const values: unknown[] = []
  const narrow = (condition: string, ...parameters: unknown[]) => {
    if (parameters.length > 0 && parameters.every((value) => value === undefined)) return
    conditions.push(condition)
    values.push(...parameters)
  }
  if (usuario === NO_PERSON) narrow('a.id_usuario IS NULL')
  else narrow('a.id_usuario = (SELECT id FROM usuario WHERE nro_documento = ?)', usuario)
  if (actions.length > 0) narrow(`a.accion IN (${actions.map(() => '?').join(', ')})`, ...actions)
  else if (ingresos === 'sin')
    narrow(`a.accion NOT IN (${SIGN_IN_ACTIONS.map(() => '?').join(', ')})`, ...SIGN_IN_ACTIONS)
  if (!hasPermission(actor, 'status:view')) conditions.push(isOwnEntry(actor))
  narrow('a.entidad = ?', entidad)
  narrow('a.entidad_id = ?', entidad_id)
  narrow('a.fecha >= ?', desde && sqlInstant(startOfDay(desde)))
  narrow('a.fecha < ?', hasta && sqlInstant(new Date(startOfDay(hasta).getTime() + DAY_MS)))
  return { where: conditions.join(' AND ') || '1 = 1', values }
}

/**
 * SQL condition for people who do not administer the whole system: they see what they did themselves, and the entries about
 * programs and about the fichas and people of their centres.
 */
function isOwnEntry(actor: Actor): string {
  const { fichas, users } = scopedTo(actor)
  const id = 'CAST(a.entidad_id AS SIGNED)'
  const about = {
    ficha: `SELECT 1 FROM ${fichas} f WHERE f.nro_ficha = ${id}`,
    matricula: `SELECT 1 FROM matricula m JOIN ${fichas} f ON f.nro_ficha = m.nro_ficha WHERE m.id = ${id}`,
    aprendiz: `SELECT 1 FROM matricula m JOIN ${fichas} f ON f.nro_ficha = m.nro_ficha WHERE m.nro_documento = a.entidad_id`,
    usuario: `SELECT 1 FROM ${users} u WHERE u.id = ${id} AND u.rol <> 'admin'`,
    solicitud: `SELECT 1 FROM ${users} u WHERE u.nro_documento = a.entidad_id AND u.rol <> 'admin'`,
    programa: `SELECT 1 FROM programa p WHERE p.id = ${id}`,
  }
  const seen = Object.entries(about).map(([entity, rows]) => `a.entidad = '${entity}' AND EXISTS (${rows})`)
  return `(a.id_usuario = ${actor.id} OR ${seen.join(' OR ')})`
}
