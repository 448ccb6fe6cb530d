import type { EndingSoonAnswer } from '@fichero/contract/dashboard.schema'
import { IN_TRAINING_STATES } from '@fichero/contract/enums'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../../database/rows.js'
import { daysAfter, daysBetween, today } from '../../domain/today.js'

const DAYS = 90
const MAX_FICHAS = 50

// The counters do not tell which outcomes are unjudged, because a judgment may also be NO APROBADO. So they are counted
// per apprentice for these few fichas; the key of `juicio` covers the query.
const ENDING_SOON = `
  SELECT f.nro_ficha, p.nombre_programa, u.nombre, u.apellido, f.fecha_fin_lectiva, p.total_resultados, c.aprendices, c.juzgados
  FROM (
      SELECT f.nro_ficha, COUNT(*) AS aprendices,
        SUM((SELECT COUNT(*) FROM juicio j WHERE j.id_matricula = m.id)) AS juzgados
      FROM ficha f JOIN matricula m ON m.nro_ficha = f.nro_ficha
      WHERE f.estado = 'habilitado' AND f.fecha_fin_lectiva BETWEEN ? AND ?
        AND m.estado IN (${IN_TRAINING_STATES.map(() => '?')})
      GROUP BY f.nro_ficha
    ) c
    JOIN ficha f ON f.nro_ficha = c.nro_ficha
    JOIN programa p ON p.id = f.id_programa_formacion
    JOIN usuario u ON u.id = f.id_jefe
  WHERE c.juzgados < c.aprendices * p.total_resultados
  ORDER BY f.fecha_fin_lectiva, f.nro_ficha
  LIMIT ${MAX_FICHAS}`

const row = z.object({
  nro_ficha: z.int(),
  nombre_programa: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  fecha_fin_lectiva: z.string(),
  total_resultados: z.int(),
  aprendices: computed,
  juzgados: computed,
})
type Row = z.infer<typeof row>

const readFichas = rowsOf(row)

@Injectable()
export class EndingSoonService {
  constructor(private readonly dataSource: DataSource) {}

  async list(): Promise<EndingSoonAnswer> {
    const day = today()
    const rows = await readFichas(this.dataSource, ENDING_SOON, [day, daysAfter(day, DAYS), ...IN_TRAINING_STATES])
    return { dias: DAYS, fichas: rows.map((row) => present(row, day)) }
  }
}

function present(row: Row, day: string): EndingSoonAnswer['fichas'][number] {
  const { nro_ficha, nombre_programa, fecha_fin_lectiva, aprendices } = row
  return {
    nro_ficha,
    nombre_programa,
    nombre_jefe_ficha: `${row.nombre} ${row.apellido}`,
    fecha_fin_lectiva,
    dias_restantes: daysBetween(day, fecha_fin_lectiva),
    aprendices,
    resultados_por_evaluar: aprendices * row.total_resultados - row.juzgados,
  }
}
