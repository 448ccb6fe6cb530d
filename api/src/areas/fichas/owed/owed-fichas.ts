import { ETAPAS } from '@fichero/contract/enums'
import type { OwedFilters } from '@fichero/contract/owed.schema'
import { daysOf } from '@fichero/contract/owed-ages'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../../access/current-user.decorator.js'
import { scopedTo } from '../../../access/scope.js'
import { offsetOf, type Page } from '../../../database/pagination.js'
import { computed, countOf, rowsOf } from '../../../database/rows.js'
import { hasReport } from '../../../files/import-records/last-report.js'
import { isUnfinished } from '../../../rules/stage-and-category.js'
import { daysAfter } from '../../../rules/today.js'
import { conditionsOf } from '../ficha-conditions.js'

const row = z.object({
  nro_ficha: z.int(),
  id_programa_formacion: z.int(),
  programa_formacion: z.string(),
  fecha_fin_lectiva: z.string(),
  etapa: z.enum(ETAPAS),
  etapa_a_mano: z.int(),
  aprendices: z.int(),
  aprobados_en_formacion: z.int(),
  total_resultados: z.int(),
  con_reporte: computed,
  id_jefe: z.int(),
  documento_jefe: z.string(),
  nombre_jefe: z.string(),
  apellido_jefe: z.string(),
})
export type OwedFichaRow = z.infer<typeof row>

const readFichas = rowsOf(row)

// `from` is a subquery for one page of fichas, so that the cost of the joins does not grow with the number of fichas.
const selectRows = (from: string) => `
  SELECT f.nro_ficha, f.id_programa_formacion, p.nombre_programa AS programa_formacion, f.fecha_fin_lectiva, f.etapa, f.etapa_a_mano,
    f.total_aprendices_en_formacion AS aprendices, f.aprobados_en_formacion, p.total_resultados, ${hasReport('f.nro_ficha')} AS con_reporte, f.id_jefe,
    u.nro_documento AS documento_jefe, u.nombre AS nombre_jefe, u.apellido AS apellido_jefe
  FROM ${from} f JOIN usuario u ON u.id = f.id_jefe JOIN programa p ON p.id = f.id_programa_formacion
  ORDER BY f.fecha_fin_lectiva, f.nro_ficha`

// The joined subquery has only two columns, with names that `ficha` does not have, because the conditions use columns of
// `ficha` without a prefix. Reading the program with a subquery for each ficha takes four times as long on MySQL.
const FICHAS = `
  ficha JOIN (SELECT id AS id_de_programa, total_resultados FROM programa) t ON t.id_de_programa = id_programa_formacion`

/**
 * SQL condition: people in training lack outcomes. The counters also include the rare fichas in which all missing outcomes are
 * judged NO APROBADO.
 */
const IS_OPEN = `
  total_aprendices_en_formacion > 0
    AND aprobados_en_formacion < total_aprendices_en_formacion * total_resultados`

interface OwedFichasQuery extends OwedFilters, Page {
  mias: boolean
  /** If set, only fichas with these numbers are listed. */
  among?: number[]
}

/**
 * Returns the fichas that match the query as SQL: `from` joins `ficha` with its program's `total_resultados`, and `where` has
 * the parameters.
 */
export function owedFichasSql(actor: Actor, query: Omit<OwedFichasQuery, keyof Page>, day: string) {
  const { nroFicha, programId, jefe, mias, among } = query
  const isOne = nroFicha !== undefined
  const filters = conditionsOf(actor, { programId, jefe, mias, nros: isOne ? [nroFicha] : among }, day)
  const unfinished = isUnfinished(day)
  return {
    from: FICHAS,
    where: isOne ? filters.where : `${filters.where} AND ${unfinished.sql} AND ${IS_OPEN}`,
    parameters: isOne ? filters.parameters : [...filters.parameters, ...unfinished.parameters],
  }
}

/**
 * Returns one page of the fichas that match the query, and the total number of fichas. Fichas are sorted by the end of the
 * classroom stage, earliest first.
 */
export async function owedFichas(manager: EntityManager, actor: Actor, query: OwedFichasQuery, day: string) {
  const { from, ...fichas } = owedFichasSql(actor, query, day)
  const aged = isOfAge(query, day)
  const where = `${fichas.where} AND ${aged.sql}`
  const parameters = [...fichas.parameters, ...aged.parameters]
  const page = `(SELECT ficha.* FROM ${from} WHERE ${where} ORDER BY fecha_fin_lectiva, nro_ficha LIMIT ? OFFSET ?)`
  const [rows, total] = await Promise.all([
    readFichas(manager, selectRows(page), [...parameters, query.limit, offsetOf(query)]),
    countOf(manager, `SELECT COUNT(*) AS total FROM ${from} WHERE ${where}`, parameters),
  ])
  return { rows, total }
}

/**
 * SQL condition: judgments of the ficha have been owed for as long as the query asks. A single ficha is always listed. Reports may
 * have days in the future, which are in the first range.
 */
function isOfAge({ antiguedad, nroFicha }: OwedFilters, day: string) {
  if (antiguedad === undefined || nroFicha !== undefined) return { sql: '1 = 1', parameters: [] }
  const { first, last } = daysOf(antiguedad)
  return {
    sql: `nro_ficha IN (SELECT nro_ficha FROM ficha_faltante WHERE fuente <> 'no_aprobado' AND desde BETWEEN ? AND ?)`,
    parameters: [
      Number.isFinite(last) ? daysAfter(day, -last) : '1000-01-01',
      first === 0 ? '9999-12-31' : daysAfter(day, -first),
    ],
  }
}

/**
 * Returns whether to list only the fichas of which the actor is the head. This is the default for heads if the query has no
 * filters.
 */
export async function listsOwnFichas(manager: EntityManager, actor: Actor, query: OwedFilters): Promise<boolean> {
  const { mias, nroFicha, programId, jefe, responsable, clave } = query
  if (mias !== undefined) return mias
  if ((nroFicha ?? programId ?? jefe ?? responsable ?? clave) !== undefined) return false
  const sql = `SELECT COUNT(*) AS total FROM ${scopedTo(actor).fichas} f WHERE id_jefe = ? AND estado = 'habilitado'`
  return (await countOf(manager, sql, [actor.id])) > 0
}
