import { TYT_GROUPS } from '@fichero/contract/enums'
import { isWithin, MISSING_STEP_NAMES, type MissingStep, missingStep } from '@fichero/contract/tyt'
import type {
  BoardFilters,
  BoardGroupsAnswer,
  BoardGroupsQuery,
  BoardTotalsAnswer,
} from '@fichero/contract/tyt-board.schema'
import { TYT_STATES, TYT_STEPS } from '@fichero/contract/tyt-steps'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../../access/current-user.decorator.js'
import { offsetOf, paginationOf } from '../../../database/pagination.js'
import { computed, countOf, rowsOf } from '../../../database/rows.js'
import { GROUP_OF_BAND } from '../../../rules/readiness.js'
import { progress, progressInput } from '../progress.js'
import { peopleIn, READY_NOT_ENROLLED, tytPopulation } from './tyt-population.js'

const readCounts = rowsOf(
  progressInput.extend({ personas: computed, inscrito: computed, presentado: computed, certificado: computed }),
)

/** Selects a constant state: all counted people are in training, and `progress` only needs one of these states. */
const COUNTS = `
  SELECT 'EN FORMACION' AS estado, f.con_reporte, v.resultados_aprobados, f.total_resultados, SUM(v.personas) AS personas,
    ${TYT_STEPS.map((step) => `SUM(v.${step}) AS ${step}`)}`
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
    listos_sin_inscribir: computed,
    grupos: computed,
  }),
)

const readReady = rowsOf(z.object({ nro_ficha: z.int(), total: computed, listos: computed }))

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

const TOTALS = [
  'SUM(v.personas) AS total',
  ...TYT_GROUPS.map((group) => `${peopleIn(group)} AS ${group}`),
  `${READY_NOT_ENROLLED} AS listos_sin_inscribir`,
].join(', ')
/** Groups with the most ready people first; the key breaks ties. */
const ORDER = 'listos DESC, cerca DESC, total DESC, grupo'

/** Computes the figures of the readiness board: totals, and totals by program, ficha or head. */
@Injectable()
export class TytFiguresService {
  constructor(private readonly dataSource: DataSource) {}

  /** Each breakdown leaves out its own filter, so that it shows what another choice would find. */
  async totals(actor: Actor, { grupo, faltan, paso, ...scope }: BoardFilters): Promise<BoardTotalsAnswer> {
    const { sql, parameters } = tytPopulation(scope, actor)
    const answer: BoardTotalsAnswer = {
      ...{ total: 0, listos: 0, cerca: 0, lejos: 0, sin_reporte: 0, listos_sin_inscribir: 0 },
      faltan: Object.fromEntries(MISSING_STEP_NAMES.map((step) => [step, 0])) as Record<MissingStep, number>,
      pasos: { sin_inscribir: 0, inscrito: 0, presentado: 0, certificado: 0 },
    }
    for (const row of await readCounts(this.dataSource, `${COUNTS} ${sql} ${BY_COUNT}`, parameters)) {
      const { banda, faltan_para_lista } = progress(row)
      const group = banda ? GROUP_OF_BAND[banda] : 'sin_reporte'
      const missing = banda ? missingStep(faltan_para_lista) : undefined
      const sin_inscribir = TYT_STEPS.reduce((rest, step) => rest - row[step], row.personas)
      const byState = { ...row, sin_inscribir }
      const personas = paso ? byState[paso] : row.personas
      answer.total += personas
      answer[group] += personas
      if (missing) answer.faltan[missing] += personas
      if (group === 'listos') answer.listos_sin_inscribir += sin_inscribir
      if ((grupo ?? group) === group && (!faltan || (missing && isWithin(faltan_para_lista, faltan))))
        for (const state of TYT_STATES) answer.pasos[state] += byState[state]
    }
    return answer
  }

  async groups(actor: Actor, query: BoardGroupsQuery): Promise<BoardGroupsAnswer> {
    const { column, clave, name, join } = KEYS[query.por]
    const { sql, parameters } = tytPopulation(query, actor)
    const page = `
      SELECT ${clave} AS clave, ${name}, g.grupos, g.total, ${TYT_GROUPS.map((group) => `g.${group}`)}, g.listos_sin_inscribir
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

  /** Counts the people of each ficha, and those of them who are ready. Leaves out fichas without people. */
  async byFicha(actor: Actor): Promise<Map<number, { total: number; listos: number }>> {
    const { sql, parameters } = tytPopulation({ mias: false }, actor)
    const counts = `SELECT f.nro_ficha, SUM(v.personas) AS total, ${peopleIn('listos')} AS listos ${sql} GROUP BY f.nro_ficha`
    const rows = await readReady(this.dataSource, counts, parameters)
    return new Map(rows.map(({ nro_ficha, ...ficha }) => [nro_ficha, ficha]))
  }
}
