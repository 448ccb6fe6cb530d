import type { ProgramFiguresAnswer, TytAnswer } from '@fichero/contract/dashboard.schema'
import type { Nivel, TytGroup } from '@fichero/contract/enums'
import { type ReadinessBand, readinessBand, tytPercentage } from '@fichero/contract/tyt'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { today } from '../domain/today.js'
import { inTraining } from './in-training.js'

/** How many people stand at each number of approved outcomes. */
const standingsOf = (who: string) => `
  SELECT m.resultados_aprobados, p.total_resultados, COUNT(*) AS personas
  FROM ficha f
    JOIN programa p ON p.id = f.id_programa_formacion
    JOIN matricula m ON m.nro_ficha = f.nro_ficha
  WHERE p.nivel = 'tecnologo' AND ${who}
  GROUP BY m.resultados_aprobados, p.total_resultados`

const PROGRAMS = `
  SELECT p.id, p.nombre_programa, p.nivel, p.total_resultados, COUNT(*) AS fichas,
    SUM(f.total_aprendices_en_formacion) AS aprendices, SUM(f.aprobados_en_formacion) AS aprobados
  FROM ficha f JOIN programa p ON p.id = f.id_programa_formacion
  WHERE f.estado = 'habilitado' AND f.fecha_fin_ficha >= ?
  GROUP BY p.id, p.nombre_programa, p.nivel, p.total_resultados`

interface ProgramRow {
  id: number
  nombre_programa: string
  nivel: Nivel
  total_resultados: number
  fichas: number | string
  aprendices: number | string
  aprobados: number | string
}

const GROUPS: Record<ReadinessBand, TytGroup> = { lista: 'listos', cerca: 'cerca', lejos: 'lejos' }

@Injectable()
export class Figures {
  constructor(private readonly dataSource: DataSource) {}

  async tyt(): Promise<TytAnswer> {
    const who = inTraining(today())
    const rows: { resultados_aprobados: number; total_resultados: number; personas: number | string }[] =
      await this.dataSource.query(standingsOf(who.sql), who.parameters)
    const answer: TytAnswer = { total: 0, listos: 0, cerca: 0, lejos: 0 }
    for (const { resultados_aprobados, total_resultados, personas } of rows) {
      answer[GROUPS[readinessBand(resultados_aprobados, total_resultados)]] += Number(personas)
      answer.total += Number(personas)
    }
    return answer
  }

  async programs(): Promise<ProgramFiguresAnswer> {
    const rows: ProgramRow[] = await this.dataSource.query(PROGRAMS, [today()])
    const { compare } = new Intl.Collator('es', { numeric: true })
    // Sorted here, because the two databases sort accents differently.
    rows.sort((a, b) => compare(a.nombre_programa, b.nombre_programa) || a.id - b.id)
    return { programas: rows.map(presentProgram) }
  }
}

function presentProgram({ id, nombre_programa, nivel, total_resultados, ...counted }: ProgramRow) {
  const [fichas, aprendices] = [Number(counted.fichas), Number(counted.aprendices)]
  const porcentaje_medio = tytPercentage(Number(counted.aprobados), total_resultados * aprendices)
  return { id, nombre_programa, nivel, fichas, aprendices, porcentaje_medio }
}
