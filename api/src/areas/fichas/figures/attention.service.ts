import type { AttentionAnswer, AttentionFicha, AttentionQuery } from '@fichero/contract/attention.schema'
import { ATTENTION_REASONS, ETAPAS } from '@fichero/contract/enums'
import { fullName } from '@fichero/contract/text'
import { tytPercentage } from '@fichero/contract/tyt'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../../access/current-user.decorator.js'
import { offsetOf, paginationOf } from '../../../database/pagination.js'
import { computed, rowsOf } from '../../../database/rows.js'
import { lastReportDate, lastReportDay } from '../../../files/import-records/last-report.js'
import { today } from '../../../rules/today.js'
import { conditionsOf } from '../ficha-conditions.js'
import { byUrgency, expectedProgress, reasonsOn } from './attention-reasons.js'

const figures = z.object({
  nro_ficha: z.int(),
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
const readFichas = rowsOf(figures)

/** Reads all fichas that match the filters, because the reasons and their order depend on the day. Uses only counters. */
const selectFichas = (where: string) => `
  SELECT f.nro_ficha, p.nombre_programa AS programa_formacion, u.nombre, u.apellido, f.fecha_inicio_lectiva, f.fecha_fin_lectiva,
    f.fecha_fin_ficha, f.etapa, f.etapa_a_mano, f.total_aprendices_en_formacion AS aprendices,
    f.aprobados_en_formacion AS aprobados, p.total_resultados, s.no_aprobados, s.desde,
    ${lastReportDate('f.nro_ficha')} AS reporte
  FROM (SELECT * FROM ficha WHERE ${where}) f
    JOIN usuario u ON u.id = f.id_jefe JOIN programa p ON p.id = f.id_programa_formacion
    LEFT JOIN (
      SELECT nro_ficha, SUM(CASE WHEN fuente = 'no_aprobado' THEN juicios ELSE 0 END) AS no_aprobados,
        MIN(CASE WHEN fuente <> 'no_aprobado' THEN desde END) AS desde
      FROM ficha_faltante GROUP BY nro_ficha
    ) s ON s.nro_ficha = f.nro_ficha`

/** Lists the fichas that need attention. */
@Injectable()
export class AttentionService {
  constructor(private readonly dataSource: DataSource) {}

  async list(actor: Actor, { motivo, ...query }: AttentionQuery): Promise<AttentionAnswer> {
    const day = today()
    const { where, parameters } = conditionsOf(actor, query, day)
    const rows = await readFichas(this.dataSource, selectFichas(where), parameters)
    const fichas = rows.map((row) => present(row, day)).filter(({ motivos }) => motivos.length > 0)
    const withReason = (reason: (typeof ATTENTION_REASONS)[number]) =>
      fichas.filter(({ motivos }) => motivos.some((one) => one.motivo === reason))
    const counts = ATTENTION_REASONS.map((reason) => [reason, withReason(reason).length])
    const chosen = (motivo === undefined ? fichas : withReason(motivo)).toSorted(byUrgency)
    const first = offsetOf(query)
    return {
      ok: true,
      fichas: chosen.slice(first, first + query.limit),
      totales: { fichas: fichas.length, ...Object.fromEntries(counts) },
      pagination: paginationOf(query, chosen.length),
    }
  }
}

function present(row: z.infer<typeof figures>, day: string): AttentionFicha {
  const { nro_ficha, programa_formacion, fecha_fin_lectiva, aprendices, aprobados, total_resultados } = row
  const reporte = row.reporte === null ? null : lastReportDay(row.reporte)
  const desde = reporte === null ? null : row.desde
  const needed = aprendices * total_resultados
  const progreso = tytPercentage(aprobados, needed)
  const por_evaluar = reporte === null ? null : needed - aprobados - row.no_aprobados
  const known = { ...row, reporte, desde, progreso, por_evaluar }
  return {
    nro_ficha,
    programa_formacion,
    nombre_jefe_ficha: fullName(row),
    fecha_fin_lectiva,
    aprendices,
    por_evaluar,
    progreso,
    esperado: expectedProgress(day, known),
    motivos: reasonsOn(day, known),
  }
}
