import type { EndingSoonAnswer } from '@fichero/contract/dashboard.schema'
import { IN_TRAINING_STATES } from '@fichero/contract/enums'
import { fullName } from '@fichero/contract/text'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../../access/current-user.decorator.js'
import { scopedTo } from '../../../access/scope.js'
import { computed, rowsOf } from '../../../database/rows.js'
import { inStage } from '../../../rules/stage-and-category.js'
import { daysAfter, daysBetween, today } from '../../../rules/today.js'

/** The list has fichas whose classroom stage ends within this number of days. */
const DAYS = 90
const MAX_FICHAS = 50

// Counts judgments instead of using the counters, because the counters do not include NO APROBADO judgments. The query reads
// few fichas, and only the primary key of `juicio`.
const endingSoon = (fichas: string, inLessons: string) => `
  SELECT f.nro_ficha, p.nombre_programa, u.nombre, u.apellido, f.fecha_fin_lectiva, p.total_resultados, c.aprendices, c.juzgados
  FROM (
      SELECT f.nro_ficha, COUNT(*) AS aprendices,
        SUM((SELECT COUNT(*) FROM juicio j WHERE j.id_matricula = m.id)) AS juzgados
      FROM ${fichas} f JOIN matricula m ON m.nro_ficha = f.nro_ficha
      WHERE f.estado = 'habilitado' AND f.fecha_fin_lectiva BETWEEN ? AND ? AND ${inLessons}
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

/** Lists the fichas whose classroom stage ends soon and that still have unjudged outcomes. */
@Injectable()
export class EndingSoonService {
  constructor(private readonly dataSource: DataSource) {}

  async list(actor: Actor): Promise<EndingSoonAnswer> {
    const day = today()
    const { sql, parameters } = inStage('lectiva', day, 'f')
    const values = [day, daysAfter(day, DAYS), ...parameters, ...IN_TRAINING_STATES]
    const rows = await readFichas(this.dataSource, endingSoon(scopedTo(actor).fichas, sql), values)
    return { dias: DAYS, fichas: rows.map((row) => present(row, day)) }
  }
}

function present(row: Row, day: string): EndingSoonAnswer['fichas'][number] {
  const { nro_ficha, nombre_programa, fecha_fin_lectiva, aprendices } = row
  return {
    nro_ficha,
    nombre_programa,
    nombre_jefe_ficha: fullName(row),
    fecha_fin_lectiva,
    dias_restantes: daysBetween(day, fecha_fin_lectiva),
    aprendices,
    resultados_por_evaluar: aprendices * row.total_resultados - row.juzgados,
  }
}
