import type { OwnFichasAnswer } from '@fichero/contract/dashboard.schema'
import { MAX_OWN_FICHAS } from '@fichero/contract/limits'
import { FEW } from '@fichero/contract/tyt'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../../access/current-user.decorator.js'
import { scopedTo } from '../../../access/scope.js'
import { computed, rowsOf } from '../../../database/rows.js'
import { lastReportDate, lastReportDay, reportAge } from '../../../files/import-records/last-report.js'
import { missingIn } from '../../../rules/missing.js'
import { isShortfallIn } from '../../../rules/readiness.js'
import { today } from '../../../rules/today.js'
import { PEOPLE_LACKING_OUTCOMES, running, STUDYING, WITHOUT_CONTACT } from '../in-training.js'

const row = z.object({
  nro_ficha: z.int(),
  nombre_programa: z.string(),
  aprendices: z.int(),
  con_faltantes: computed,
  cerca: computed,
  sin_contacto: computed,
  total_resultados: z.int(),
  aprobados_en_formacion: z.int(),
  fecha_reporte: z.string().nullable(),
})
type Row = z.infer<typeof row>
const readFichas = rowsOf(row)

// Treats every ficha as reported; `present` sets the count of fichas without a report to 0.
const NEAR = isShortfallIn(FEW, { approved: 'v.resultados_aprobados', total: 'p.total_resultados', reported: '1 = 1' })

/** Uses the counters instead of the judgments. */
const selectFichas = (fichas: string) => `
  SELECT f.nro_ficha, p.nombre_programa, f.total_aprendices_en_formacion AS aprendices,
    p.total_resultados, f.aprobados_en_formacion, ${lastReportDate('f.nro_ficha')} AS fecha_reporte,
    ${PEOPLE_LACKING_OUTCOMES} AS con_faltantes,
    (SELECT SUM(v.personas) FROM ficha_avance v
      WHERE v.nro_ficha = f.nro_ficha AND p.nivel = 'tecnologo' AND ${NEAR}) AS cerca,
    (SELECT COUNT(*) FROM matricula m
      WHERE m.nro_ficha = f.nro_ficha AND ${STUDYING.sql} AND ${WITHOUT_CONTACT}) AS sin_contacto
  FROM ${fichas} f JOIN programa p ON p.id = f.id_programa_formacion`

/** Lists the fichas of the signed-in head for the dashboard. */
@Injectable()
export class OwnFichasService {
  constructor(private readonly dataSource: DataSource) {}

  async list(actor: Actor): Promise<OwnFichasAnswer> {
    const day = today()
    const { sql, parameters } = running(day)
    const rows = await readFichas(
      this.dataSource,
      `${selectFichas(scopedTo(actor).fichas)} WHERE f.id_jefe = ? AND ${sql} ORDER BY f.nro_ficha DESC LIMIT ${MAX_OWN_FICHAS}`,
      [...STUDYING.parameters, actor.id, ...parameters],
    )
    return { fichas: rows.map((row) => present(row, day)) }
  }
}

function present({ fecha_reporte, total_resultados: outcomes, aprobados_en_formacion, ...ficha }: Row, day: string) {
  if (fecha_reporte === null)
    return { ...ficha, fecha_reporte, dias_reporte: null, con_faltantes: 0, faltan: null, cerca: 0 }
  const reported = lastReportDay(fecha_reporte)
  const counts = { hasReport: true, people: ficha.aprendices, outcomes, approved: aprobados_en_formacion }
  return { ...ficha, fecha_reporte: reported, dias_reporte: reportAge(reported, day), faltan: missingIn(counts) }
}
