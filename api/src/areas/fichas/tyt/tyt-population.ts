import type { TytGroup } from '@fichero/contract/enums'
import type { BoardFilters, BoardScope } from '@fichero/contract/tyt-board.schema'
import { TYT_STEPS, type TytState } from '@fichero/contract/tyt-steps'
import type { Actor } from '../../../access/current-user.decorator.js'
import { scopedTo } from '../../../access/scope.js'
import { hasReport } from '../../../files/import-records/last-report.js'
import { distanceFromReady, inGroup, isShortfallIn } from '../../../rules/readiness.js'
import { today } from '../../../rules/today.js'
import { running } from '../in-training.js'

const COLUMNS = { approved: 'v.resultados_aprobados', total: 'f.total_resultados', reported: 'f.con_reporte' }

/** SQL expression for the distance of people from the highest readiness band. */
export const DISTANCE_FROM_READY = distanceFromReady(COLUMNS)

/** SQL expression for the number of people in a group. */
export const peopleIn = (group: TytGroup) => `SUM(CASE WHEN ${inGroup(group, COLUMNS)} THEN v.personas ELSE 0 END)`

/** SQL expression for the number of people in a row of `ficha_avance` by their last known step of the test. */
const peopleAt = (state: TytState) => (state === 'sin_inscribir' ? `personas - ${TYT_STEPS.join(' - ')}` : state)

/** SQL expression for the number of people who are ready and not enrolled for the test. */
export const READY_NOT_ENROLLED = `SUM(CASE WHEN ${inGroup('listos', COLUMNS)} THEN ${peopleAt('sin_inscribir')} ELSE 0 END)`

/** Returns SQL for the rows of `ficha_avance`; with a state, `personas` counts only people in this state. */
const countersOf = (state: TytState | undefined) =>
  state === undefined
    ? 'ficha_avance'
    : `(SELECT nro_ficha, resultados_aprobados, ${peopleAt(state)} AS personas FROM ficha_avance WHERE ${peopleAt(state)} > 0)`

type Viewer = Pick<Actor, 'id' | 'centros'>

/** A limit that is larger than any number of fichas. */
const ALL = 1_000_000_000

/** A part of an SQL statement, with the values of its `?` placeholders. */
export interface Part {
  sql: string
  parameters: (number | string)[]
}

/**
 * Returns a `FROM` clause for the people who must take the TyT test: people in training in fichas of the tecnólogo level that
 * have not ended. With `among`, only these fichas are included. The alias `f` is the ficha, and `v` is a row of `ficha_avance`,
 * with the number of people for each number of approved outcomes. Without the LIMIT, SQLite would merge the subquery into the
 * outer query and look up the report once for each row and condition
 * (https://sqlite.org/optoverview.html#flattening).
 */
export function tytPopulation(filters: BoardFilters, actor: Viewer, among?: number[]): Part {
  const fichas = fichasOf(filters, actor)
  if (among) fichas.push({ sql: `f.nro_ficha IN (${among.map(() => '?')})`, parameters: among })
  const counts = [
    ...(filters.grupo ? [inGroup(filters.grupo, COLUMNS)] : []),
    ...(filters.faltan ? [isShortfallIn(filters.faltan, COLUMNS)] : []),
  ]
  return {
    sql: `
      FROM (
          SELECT f.nro_ficha, f.id_jefe, p.id AS id_programa, p.total_resultados, ${hasReport('f.nro_ficha')} AS con_reporte
          FROM ${scopedTo(actor).fichas} f JOIN programa p ON p.id = f.id_programa_formacion
          WHERE ${joinConditions(fichas)}
          LIMIT ${ALL}
        ) f
        JOIN ${countersOf(filters.paso)} v ON ${['v.nro_ficha = f.nro_ficha', ...counts].join(' AND ')}`,
    parameters: fichas.flatMap(({ parameters }) => parameters),
  }
}

/** Returns `FROM` and `WHERE` clauses for the fichas of these people. */
export function tytFichas(filters: BoardFilters, actor: Viewer): Part {
  const fichas = fichasOf(filters, actor)
  return {
    sql: `FROM ${scopedTo(actor).fichas} f JOIN programa p ON p.id = f.id_programa_formacion WHERE ${joinConditions(fichas)}`,
    parameters: fichas.flatMap(({ parameters }) => parameters),
  }
}

const fichasOf = (filters: BoardFilters, actor: Viewer): Part[] => [
  { sql: `p.nivel = 'tecnologo'`, parameters: [] },
  running(today()),
  ...scopeOf(filters, actor),
]

const joinConditions = (conditions: Part[]) => conditions.map(({ sql }) => sql).join(' AND ')

/** Conditions for the filters by program, ficha, head and own fichas. */
function scopeOf({ programId, ficha, jefe, mias }: BoardScope, actor: Viewer): Part[] {
  const conditions: Part[] = []
  if (programId !== undefined) conditions.push({ sql: 'p.id = ?', parameters: [programId] })
  if (ficha !== undefined) conditions.push({ sql: 'f.nro_ficha = ?', parameters: [ficha] })
  if (jefe !== undefined)
    conditions.push({ sql: 'f.id_jefe IN (SELECT id FROM usuario WHERE nro_documento = ?)', parameters: [jefe] })
  if (mias) conditions.push({ sql: 'f.id_jefe = ?', parameters: [actor.id] })
  return conditions
}
