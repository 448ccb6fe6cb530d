import type { TytAnswer } from '@fichero/contract/dashboard.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { computed, rowsOf } from '../../database/rows.js'
import { progress, standing } from '../../domain/progress.js'
import { GROUPS } from '../../domain/readiness.js'
import { today } from '../../domain/today.js'
import { hasReport } from '../../imports/last-report.js'
import { inTraining } from './in-training.js'

/**
 * Counts people per state and number of approved outcomes. Whether a ficha has had a report is asked once for each ficha
 * and not for each of its people.
 */
const countsOf = (who: string) => `
  SELECT m.estado, f.con_reporte, m.resultados_aprobados, p.total_resultados, COUNT(*) AS personas
  FROM (
      SELECT f.nro_ficha, f.id_programa_formacion, f.estado, f.fecha_fin_ficha, ${hasReport('f.nro_ficha')} AS con_reporte
      FROM ficha f
    ) f
    JOIN programa p ON p.id = f.id_programa_formacion
    JOIN matricula m ON m.nro_ficha = f.nro_ficha
  WHERE p.nivel = 'tecnologo' AND ${who}
  GROUP BY m.estado, f.con_reporte, m.resultados_aprobados, p.total_resultados`

const readCounts = rowsOf(standing.extend({ personas: computed }))

/** Apprentices in training who must take the TyT test, by readiness. */
@Injectable()
export class TytReadinessService {
  constructor(private readonly dataSource: DataSource) {}

  async count(): Promise<TytAnswer> {
    const who = inTraining(today())
    const rows = await readCounts(this.dataSource, countsOf(who.sql), who.parameters)
    const answer: TytAnswer = { total: 0, listos: 0, cerca: 0, lejos: 0, sin_reporte: 0 }
    for (const { personas, ...row } of rows) {
      const { banda } = progress(row)
      answer[banda ? GROUPS[banda] : 'sin_reporte'] += personas
      answer.total += personas
    }
    return answer
  }
}
