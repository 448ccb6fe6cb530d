import { TYT_GROUPS } from '@fichero/contract/enums'
import { MISSING_STEP_NAMES, type MissingStep, missingStep } from '@fichero/contract/tyt'
import type {
  BoardGroupsAnswer,
  BoardGroupsQuery,
  BoardScope,
  BoardTotalsAnswer,
} from '@fichero/contract/tyt-board.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../../access/current-user.decorator.js'
import { offsetOf, paginationOf } from '../../../database/pagination.js'
import { computed, countOf, rowsOf } from '../../../database/rows.js'
import { GROUP_OF_BAND } from '../../../rules/readiness.js'
import { progress, progressInput } from '../progress.js'
import { peopleIn, tytPopulation } from './tyt-population.js'

const readCounts = rowsOf(progressInput.extend({ personas: computed }))

/** Selects a constant state: all counted people are in training, and `progress` only needs one of these states. */
const COUNTS = `
  SELECT 'EN FORMACION' AS estado, f.con_reporte, v.resultados_aprobados, f.total_resultados, SUM(v.personas) AS personas`
const BY_COUNT = 'GROUP BY f.con_reporte, v.resultados_aprobados, f.total_resultados'

const readGroups = rowsOf(
  z.object({
    clave: z.union([z.string(), z.int()]),
    nombre: z.string(),
    apellido: z.string().nullable(),
    total: computed,
    listos: computed,
    cerca: computed,
    lejos: computed,
    sin_reporte: computed,
    grupos: computed,
  }),
)

/** SQL for each way to group the totals: `column` is the grouped column; the other parts read key and name of the groups. */
const KEYS = {
  programa: {
    column: 'f.id_programa',
    clave: 'g.grupo',
    name: 'p.nombre_programa AS nombre, NULL AS apellido',
    join: 'JOIN programa p ON p.id = g.grupo',
  },
  ficha: {
    column: 'f.nro_ficha',
    clave: 'g.grupo',
    name: 'p.nombre_programa AS nombre, NULL AS apellido',
    join: 'JOIN ficha f ON f.nro_ficha = g.grupo JOIN programa p ON p.id = f.id_programa_formacion',
  },
  jefe: {
    column: 'f.id_jefe',
    clave: 'u.nro_documento',
    name: 'u.nombre, u.apellido',
    join: 'JOIN usuario u ON u.id = g.grupo',
  },
} as const

const TOTALS = ['SUM(v.personas) AS total', ...TYT_GROUPS.map((group) => `${peopleIn(group)} AS ${group}`)].join(', ')
/** Groups with the most ready people first; the key breaks ties. */
const ORDER = 'listos DESC, cerca DESC, total DESC, grupo'

/** Computes the figures of the readiness board: totals, and totals by program, ficha or head. */
@Injectable()
export class TytFiguresService {
  constructor(private readonly dataSource: DataSource) {}

  async totals(actor: Actor, scope: BoardScope): Promise<BoardTotalsAnswer> {
    const { sql, parameters } = tytPopulation(scope, actor)
    const rows = await readCounts(this.dataSource, `${COUNTS} ${sql} ${BY_COUNT}`, parameters)
    const faltan = Object.fromEntries(MISSING_STEP_NAMES.map((step) => [step, 0])) as Record<MissingStep, number>
    const answer: BoardTotalsAnswer = { total: 0, listos: 0, cerca: 0, lejos: 0, sin_reporte: 0, faltan }
    for (const { personas, ...row } of rows) {
      const { banda, faltan_para_lista } = progress(row)
      answer.total += personas
      answer[banda ? GROUP_OF_BAND[banda] : 'sin_reporte'] += personas
      const step = banda ? missingStep(faltan_para_lista) : undefined
      if (step) faltan[step] += personas
    }
    return answer
  }

  async groups(actor: Actor, query: BoardGroupsQuery): Promise<BoardGroupsAnswer> {
    const { column, clave, name, join } = KEYS[query.por]
    const { sql, parameters } = tytPopulation(query, actor)
    const page = `
      SELECT ${clave} AS clave, ${name}, g.grupos, g.total, ${TYT_GROUPS.map((group) => `g.${group}`)}
      FROM (SELECT ${column} AS grupo, COUNT(*) OVER () AS grupos, ${TOTALS} ${sql} GROUP BY ${column} ORDER BY ${ORDER} LIMIT ? OFFSET ?) g ${join}
      ORDER BY ${ORDER}`
    const rows = await readGroups(this.dataSource, page, [...parameters, query.limit, offsetOf(query)])
    // A page after the last one has no rows, and so no total.
    const total =
      rows[0]?.grupos ??
      (await countOf(this.dataSource, `SELECT COUNT(DISTINCT ${column}) AS total ${sql}`, parameters))
    return {
      filas: rows.map(({ apellido, grupos: _, ...row }) => ({
        ...row,
        clave: String(row.clave),
        nombre: apellido === null ? row.nombre : `${row.nombre} ${apellido}`,
      })),
      pagination: paginationOf(query, total),
    }
  }
}
