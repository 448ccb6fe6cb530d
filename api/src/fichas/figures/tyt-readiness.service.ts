import type { TytAnswer } from '@fichero/contract/dashboard.schema'
import type { TytGroup } from '@fichero/contract/enums'
import { type ReadinessBand, readinessBand } from '@fichero/contract/tyt'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { today } from '../../domain/today.js'
import { inTraining } from './in-training.js'

/** How many people stand at each number of approved outcomes. */
const countsOf = (who: string) => `
  SELECT m.resultados_aprobados, p.total_resultados, COUNT(*) AS personas
  FROM ficha f
    JOIN programa p ON p.id = f.id_programa_formacion
    JOIN matricula m ON m.nro_ficha = f.nro_ficha
  WHERE p.nivel = 'tecnologo' AND ${who}
  GROUP BY m.resultados_aprobados, p.total_resultados`

const GROUPS: Record<ReadinessBand, TytGroup> = { lista: 'listos', cerca: 'cerca', lejos: 'lejos' }

/** People in training whom the TyT test binds, by how ready they are. */
@Injectable()
export class TytReadiness {
  constructor(private readonly dataSource: DataSource) {}

  async count(): Promise<TytAnswer> {
    const who = inTraining(today())
    const rows: { resultados_aprobados: number; total_resultados: number; personas: number | string }[] =
      await this.dataSource.query(countsOf(who.sql), who.parameters)
    const answer: TytAnswer = { total: 0, listos: 0, cerca: 0, lejos: 0 }
    for (const { resultados_aprobados, total_resultados, personas } of rows) {
      answer[GROUPS[readinessBand(resultados_aprobados, total_resultados)]] += Number(personas)
      answer.total += Number(personas)
    }
    return answer
  }
}
