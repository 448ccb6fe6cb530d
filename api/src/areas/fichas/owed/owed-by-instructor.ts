import { MAX_NAMED_FICHAS } from '@fichero/contract/limits'
import type { OwedByInstructorQuery } from '@fichero/contract/owed.schema'
import { daysOf, OWED_AGES, type OwedAge } from '@fichero/contract/owed-ages'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../../access/current-user.decorator.js'
import { offsetOf, type Page } from '../../../database/pagination.js'
import { computed, countOf, rowsOf } from '../../../database/rows.js'
import { hasReport } from '../../../files/import-records/last-report.js'
import { inStage } from '../../../rules/stage-and-category.js'
import { daysAfter } from '../../../rules/today.js'
import { owedFichasSql } from './owed-fichas.js'

const ages = {
  hasta_7: computed,
  hasta_30: computed,
  hasta_60: computed,
  hasta_90: computed,
  mas_de_90: computed,
} satisfies Record<OwedAge, typeof computed>
const readInstructors = rowsOf(
  z.object({
    ...ages,
    clave: z.string(),
    documento: z.string().nullable(),
    nombre: z.string(),
    titular: computed,
    evaluador: computed,
    programado: computed,
    jefe: computed,
    juicios: computed,
    fichas: computed,
    desde: z.string().nullable(),
    total: computed,
  }),
)
const readFichas = rowsOf(
  z.object({
    fichas: computed,
    juicios: computed,
    con_pendientes: computed,
    sin_reporte: computed,
    no_aprobados: computed,
    sin_empezar: computed,
    fuera_de_formacion: computed,
  }),
)
const readAges = rowsOf(z.object({ ...ages, juicios: computed, fichas: computed }))
const readOwed = rowsOf(z.object({ nro_ficha: z.int(), debidos: computed }))
const readNumbers = rowsOf(z.object({ nro_ficha: z.int() }))

/** SQL: the owed judgments in each range of days. */
const BY_AGE = OWED_AGES.map((age) => `SUM(CASE WHEN antiguedad = '${age}' THEN juicios ELSE 0 END) AS ${age}`)
/** SQL condition: the judgments have been owed for as long as the query asks. */
const IS_OF_AGE = '(? IS NULL OR antiguedad = ?)'
const instructors = (order: string) => `
  SELECT MIN(clave) AS clave, MIN(documento) AS documento, MIN(nombre) AS nombre,
    MAX(CASE WHEN fuente = 'titular' THEN 1 ELSE 0 END) AS titular,
    MAX(CASE WHEN fuente = 'evaluador' THEN 1 ELSE 0 END) AS evaluador,
    MAX(CASE WHEN fuente = 'programado' THEN 1 ELSE 0 END) AS programado,
    MAX(CASE WHEN fuente = 'jefe' THEN 1 ELSE 0 END) AS jefe,
    SUM(juicios) AS juicios, COUNT(DISTINCT nro_ficha) AS fichas, MIN(desde) AS desde, ${BY_AGE},
    COUNT(*) OVER () AS total
  FROM debido WHERE ${IS_OF_AGE} GROUP BY clave, letras ORDER BY ${order}, clave, letras LIMIT ? OFFSET ?`
const ORDERS = {
  juicios: 'SUM(juicios) DESC',
  espera: 'CASE WHEN MIN(desde) IS NULL THEN 1 ELSE 0 END, MIN(desde)',
}
const TOTAL = `SELECT COUNT(*) AS total FROM (SELECT clave FROM debido WHERE ${IS_OF_AGE} GROUP BY clave, letras) t`
/** All judgments by age, and the number of those that match the age of the query. */
const AGES = `
  SELECT ${BY_AGE}, SUM(CASE WHEN ${IS_OF_AGE} THEN juicios ELSE 0 END) AS juicios,
    COUNT(DISTINCT CASE WHEN ${IS_OF_AGE} THEN nro_ficha END) AS fichas
  FROM debido`
const FICHAS = `
  SELECT COUNT(*) AS fichas, SUM(debidos) AS juicios, SUM(CASE WHEN debidos > 0 THEN 1 ELSE 0 END) AS con_pendientes,
    SUM(1 - con_reporte) AS sin_reporte, SUM(no_aprobados) AS no_aprobados,
    SUM(CASE WHEN muestra_todo = 0 AND aprendices > 0 THEN sin_juicio / aprendices ELSE 0 END) AS sin_empezar,
    SUM((SELECT COUNT(*) FROM matricula m WHERE m.nro_ficha = f.nro_ficha) - aprendices) AS fuera_de_formacion
  FROM f`
const WITHOUT_REPORT = `
  SELECT nro_ficha FROM f WHERE con_reporte = 0 ORDER BY nro_ficha LIMIT ${MAX_NAMED_FICHAS}`

/** The ranges that have a last day, and the one that has none. */
const BOUNDS = OWED_AGES.slice(0, -1)
const OLDEST = OWED_AGES.at(-1)

type Query = OwedByInstructorQuery & { mias: boolean }

/** Returns one page of the people who owe judgments in the fichas that match the query, and the totals of all of them. */
export async function owedByInstructor(manager: EntityManager, actor: Actor, query: Query, day: string) {
  const { sql, parameters } = owedSql(actor, query, day)
  const order = ORDERS[query.orden ?? 'juicios']
  const age = [query.antiguedad ?? null, query.antiguedad ?? null]
  const [rows, [fichas], [byAge]] = await Promise.all([
    readInstructors(manager, sql + instructors(order), [...parameters, ...age, query.limit, offsetOf(query)]),
    readFichas(manager, sql + FICHAS, parameters),
    readAges(manager, sql + AGES, [...parameters, ...age, ...age]),
  ])
  const isBeyondEnd = rows.length === 0 && query.page > 1
  return {
    rows,
    total: rows[0]?.total ?? (isBeyondEnd ? await countOf(manager, sql + TOTAL, [...parameters, ...age]) : 0),
    fichas,
    byAge,
    withoutReport: fichas?.sin_reporte ? await readNumbers(manager, sql + WITHOUT_REPORT, parameters) : [],
  }
}

/** Returns the number of owed judgments of each ficha in the list of owed judgments. A ficha that is not in it owes none. */
export async function owedByFicha(manager: EntityManager, actor: Actor, day: string): Promise<Map<number, number>> {
  const { sql, parameters } = owedSql(actor, { mias: false, sinEmpezar: false }, day)
  const rows = await readOwed(manager, `${sql} SELECT nro_ficha, debidos FROM f`, parameters)
  return new Map(rows.map(({ nro_ficha, debidos }) => [nro_ficha, debidos]))
}

/**
 * SQL of two tables: `f` has the fichas, where `sin_juicio` counts the missing outcomes that nobody was judged in, and
 * `debido` has what each person owes in each ficha. Outcomes that nobody was judged in count on request and after the
 * classroom stage; who is scheduled is shown for them, or else the head, as for all judgments without a known evaluator. `letras` separates names that
 * differ in an accent, which MySQL would group; to group all rows by bytes takes twice as long. `antiguedad` is the range of
 * days since `desde`.
 */
function owedSql(actor: Actor, query: Omit<Query, keyof Page>, day: string) {
  const fichas = owedFichasSql(actor, query, day)
  const lessons = inStage('lectiva', day)
  const { responsable } = query
  return {
    sql: `
      WITH f AS (
        SELECT nro_ficha, id_jefe, aprendices, con_reporte, no_aprobados, por_empezar, muestra_todo,
          (faltan - contados) * con_reporte AS sin_juicio,
          (contados - no_aprobados + (faltan - contados) * muestra_todo) * con_reporte AS debidos
        FROM (
            SELECT nro_ficha, id_jefe, total_aprendices_en_formacion AS aprendices,
              total_aprendices_en_formacion * total_resultados - aprobados_en_formacion AS faltan,
              CASE WHEN ${hasReport('ficha.nro_ficha')} THEN 1 ELSE 0 END AS con_reporte,
              CASE WHEN ? = 0 AND ${lessons.sql} THEN 0 ELSE 1 END AS muestra_todo,
              COALESCE((SELECT SUM(s.juicios) FROM ficha_faltante s WHERE s.nro_ficha = ficha.nro_ficha
                AND s.fuente <> 'por_empezar'), 0) AS contados,
              COALESCE((SELECT SUM(s.juicios) FROM ficha_faltante s
                WHERE s.nro_ficha = ficha.nro_ficha AND s.fuente = 'por_empezar'), 0) AS por_empezar,
              COALESCE((SELECT SUM(s.juicios) FROM ficha_faltante s
                WHERE s.nro_ficha = ficha.nro_ficha AND s.fuente = 'no_aprobado'), 0) AS no_aprobados
            FROM ${fichas.from} WHERE ${fichas.where}
          ) t
      ), linea AS (
        SELECT nro_ficha, id_jefe, fuente, evaluador_documento, evaluador_nombre, juicios, desde
        FROM f JOIN ficha_faltante s USING (nro_ficha) WHERE con_reporte = 1 AND fuente NOT IN ('no_aprobado', 'por_empezar')
        UNION ALL
        SELECT nro_ficha, id_jefe, 'programado', evaluador_documento, evaluador_nombre, juicios, NULL
        FROM f JOIN ficha_faltante s USING (nro_ficha) WHERE con_reporte = 1 AND muestra_todo = 1 AND fuente = 'por_empezar'
        UNION ALL
        SELECT nro_ficha, id_jefe, 'jefe', NULL, NULL, sin_juicio - por_empezar, NULL
        FROM f WHERE muestra_todo = 1 AND sin_juicio > por_empezar
      ), debido AS (
        SELECT l.nro_ficha, l.fuente, l.juicios, l.desde,
          CASE WHEN l.desde IS NULL THEN NULL ${BOUNDS.map((age) => `WHEN l.desde >= ? THEN '${age}'`).join(' ')} ELSE '${OLDEST}' END AS antiguedad,
          CASE WHEN l.fuente = 'jefe' THEN u.nro_documento WHEN l.evaluador_documento IS NULL THEN l.evaluador_nombre
            ELSE l.evaluador_documento END AS clave,
          CASE WHEN l.fuente <> 'jefe' AND l.evaluador_documento IS NULL THEN HEX(l.evaluador_nombre) END AS letras,
          CASE WHEN l.fuente = 'jefe' THEN u.nro_documento ELSE l.evaluador_documento END AS documento,
          CASE WHEN l.fuente = 'jefe' THEN CONCAT(u.nombre, ' ', u.apellido) ELSE l.evaluador_nombre END AS nombre
        FROM linea l JOIN usuario u ON u.id = l.id_jefe
        ${responsable === undefined ? '' : `WHERE l.fuente <> 'jefe' AND l.evaluador_documento = ?`}
      )`,
    parameters: [
      query.sinEmpezar ? 1 : 0,
      ...lessons.parameters,
      ...fichas.parameters,
      ...BOUNDS.map((age) => daysAfter(day, -daysOf(age).last)),
      ...(responsable === undefined ? [] : [responsable]),
    ],
  }
}
