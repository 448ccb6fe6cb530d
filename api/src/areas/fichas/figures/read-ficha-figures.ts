import { ETAPAS } from '@fichero/contract/enums'
import { fullName } from '@fichero/contract/text'
import { tytPercentage } from '@fichero/contract/tyt'
import type { DataSource } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../../../database/rows.js'
import { lastReportDate, lastReportDay } from '../../../files/import-records/last-report.js'
import type { conditionsOf } from '../ficha-conditions.js'
import { expectedProgress } from './attention-reasons.js'

const counted = z.object({
  nro_ficha: z.int(),
  id_jefe: z.int(),
  id_centro: z.int().nullable(),
  id_programa: z.int(),
  documento_jefe: z.string(),
  programa_formacion: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  fecha_inicio_lectiva: z.string(),
  fecha_fin_lectiva: z.string(),
  fecha_fin_ficha: z.string(),
  etapa: z.enum(ETAPAS),
  etapa_a_mano: z.int(),
  aprendices: z.int(),
  aprobados: z.int(),
  total_resultados: z.int(),
  no_aprobados: computed,
  desde: z.string().nullable(),
  reporte: z.string().nullable(),
})
const readFichas = rowsOf(counted)

/** Uses only counters. */
const selectFichas = (where: string) => `
  SELECT f.nro_ficha, f.id_jefe, f.id_centro, p.id AS id_programa, p.nombre_programa AS programa_formacion, u.nro_documento AS documento_jefe,
    u.nombre, u.apellido, f.fecha_inicio_lectiva, f.fecha_fin_lectiva, f.fecha_fin_ficha, f.etapa, f.etapa_a_mano, f.total_aprendices_en_formacion AS aprendices,
    f.aprobados_en_formacion AS aprobados, p.total_resultados, s.no_aprobados, s.desde,
    ${lastReportDate('f.nro_ficha')} AS reporte
  FROM (SELECT * FROM ficha WHERE ${where}) f
    JOIN usuario u ON u.id = f.id_jefe JOIN programa p ON p.id = f.id_programa_formacion
    LEFT JOIN (
      SELECT nro_ficha, SUM(CASE WHEN fuente = 'no_aprobado' THEN juicios ELSE 0 END) AS no_aprobados,
        MIN(CASE WHEN fuente <> 'no_aprobado' THEN desde END) AS desde
      FROM ficha_faltante GROUP BY nro_ficha
    ) s ON s.nro_ficha = f.nro_ficha`

/** Reads all fichas that match the conditions, with their progress and the progress that their dates would give on a day. */
export async function readFichaFigures(
  dataSource: DataSource,
  { where, parameters }: ReturnType<typeof conditionsOf>,
  day: string,
) {
  const rows = await readFichas(dataSource, selectFichas(where), parameters)
  return rows.map((row) => {
    const reporte = row.reporte === null ? null : lastReportDay(row.reporte)
    const necesarios = row.aprendices * row.total_resultados
    return Object.assign(row, {
      nombre_jefe_ficha: fullName(row),
      reporte,
      desde: reporte === null ? null : row.desde,
      /** Number of judgments with which everybody in training would have every outcome. */
      necesarios,
      progreso: tytPercentage(row.aprobados, necesarios),
      esperado: expectedProgress(day, row),
      por_evaluar: reporte === null ? null : necesarios - row.aprobados - row.no_aprobados,
    })
  })
}
