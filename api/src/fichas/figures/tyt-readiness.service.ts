import type { TytAnswer } from '@fichero/contract/dashboard.schema'
import { readinessBand } from '@fichero/contract/tyt'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../../database/rows.js'
import { GROUPS } from '../../domain/readiness.js'
import { today } from '../../domain/today.js'
import { inTraining } from './in-training.js'

/** Counts people per number of approved outcomes. */
const countsOf = (who: string) => `
  SELECT m.resultados_aprobados, p.total_resultados, COUNT(*) AS personas
  FROM ficha f
    JOIN programa p ON p.id = f.id_programa_formacion
    JOIN matricula m ON m.nro_ficha = f.nro_ficha
  WHERE p.nivel = 'tecnologo' AND ${who}
  GROUP BY m.resultados_aprobados, p.total_resultados`

const readCounts = rowsOf(z.object({ resultados_aprobados: z.int(), total_resultados: z.int(), personas: computed }))

/** Apprentices in training who must take the TyT test, by readiness. */
@Injectable()
export class TytReadinessService {
  constructor(private readonly dataSource: DataSource) {}

  async count(): Promise<TytAnswer> {
    const who = inTraining(today())
    const rows = await readCounts(this.dataSource, countsOf(who.sql), who.parameters)
    const answer: TytAnswer = { total: 0, listos: 0, cerca: 0, lejos: 0 }
    for (const { resultados_aprobados, total_resultados, personas } of rows) {
      answer[GROUPS[readinessBand(resultados_aprobados, total_resultados)]] += personas
      answer.total += personas
    }
    return answer
  }
}
