import type { OwedFilters } from '@fichero/contract/owed.schema'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../access/current-user.decorator.js'
import { offsetOf, type Page } from '../../database/pagination.js'
import { computed, countOf, rowsOf } from '../../database/rows.js'
import { hasReport } from '../../imports/last-report.js'
import { conditionsOf } from '../ficha-conditions.js'

const row = z.object({
  nro_ficha: z.int(),
  id_programa_formacion: z.int(),
  programa_formacion: z.string(),
  fecha_fin_lectiva: z.string(),
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

// `from` is one page of fichas, so that the joins do not grow with their number.
const selectRows = (from: string) => `
  SELECT f.nro_ficha, f.id_programa_formacion, p.nombre_programa AS programa_formacion, f.fecha_fin_lectiva,
    f.total_aprendices_en_formacion AS aprendices, f.aprobados_en_formacion, p.total_resultados, ${hasReport('f.nro_ficha')} AS con_reporte, f.id_jefe,
    u.nro_documento AS documento_jefe, u.nombre AS nombre_jefe, u.apellido AS apellido_jefe
  FROM ${from} f JOIN usuario u ON u.id = f.id_jefe JOIN programa p ON p.id = f.id_programa_formacion
  ORDER BY f.fecha_fin_lectiva, f.nro_ficha`

// A join with no other names than these: the conditions name columns of `ficha` alone. A subquery for each ficha takes
// MySQL four times as long.
const FICHAS = `
  ficha JOIN (SELECT id AS id_de_programa, total_resultados FROM programa) t ON t.id_de_programa = id_programa_formacion`

/** By the kept counters. What is only NO APROBADO is judged, but hardly any ficha has nothing else left. */
const IS_OPEN = `
  fecha_fin_ficha >= ? AND total_aprendices_en_formacion > 0
    AND aprobados_en_formacion < total_aprendices_en_formacion * total_resultados`

interface Asked extends OwedFilters, Page {
  mias: boolean
  /** Only some of these. */
  among?: number[]
}

/** Returns one page of the fichas of the query, and their number: the first lective stage to end first. */
export async function owedFichas(manager: EntityManager, actor: Actor, query: Asked, day: string) {
  const { nroFicha, programId, jefe, mias, among } = query
  const isOne = nroFicha !== undefined
  const { where, given } = conditionsOf(actor, { programId, jefe, mias, nros: isOne ? [nroFicha] : among }, day)
  const condition = isOne ? where : `${where} AND ${IS_OPEN}`
  const parameters = isOne ? given : [...given, day]
  const page = `(SELECT ficha.* FROM ${FICHAS} WHERE ${condition} ORDER BY fecha_fin_lectiva, nro_ficha LIMIT ? OFFSET ?)`
  const [rows, total] = await Promise.all([
    readFichas(manager, selectRows(page), [...parameters, query.limit, offsetOf(query)]),
    countOf(manager, `SELECT COUNT(*) AS total FROM ${FICHAS} WHERE ${condition}`, parameters),
  ])
  return { rows, total }
}

/** Returns whether only the actor's own fichas are meant; where the query leaves it open, they are if there are any. */
export async function isOwn(manager: EntityManager, actor: Actor, query: OwedFilters): Promise<boolean> {
  const { mias, nroFicha, programId, jefe, responsable } = query
  if (mias !== undefined) return mias
  if ((nroFicha ?? programId ?? jefe ?? responsable) !== undefined) return false
  const own = `SELECT COUNT(*) AS total FROM ficha WHERE id_jefe = ? AND estado = 'habilitado'`
  return (await countOf(manager, own, [actor.id])) > 0
}
