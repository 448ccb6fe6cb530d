import type { TytGroup } from '@fichero/contract/enums'
import type { BoardFilters, BoardScope } from '@fichero/contract/tyt-board.schema'
import type { Actor } from '../../access/current-user.decorator.js'
import { inGroup, isMissing, remoteness } from '../../domain/readiness.js'
import { today } from '../../domain/today.js'
import { hasReport } from '../../imports/last-report.js'
import { running } from '../in-training.js'

const COLUMNS = { approved: 'v.resultados_aprobados', total: 'f.total_resultados', reported: 'f.con_reporte' }

/** An SQL number that orders people, nearest first. */
export const REMOTENESS = remoteness(COLUMNS)

/** Number of people of a group, in SQL. */
export const peopleIn = (group: TytGroup) => `SUM(CASE WHEN ${inGroup(group, COLUMNS)} THEN v.personas ELSE 0 END)`

/** More than there are fichas. */
const ALL = 1_000_000_000

/** Part of a statement. */
export interface Part {
  sql: string
  parameters: (number | string)[]
}

/**
 * Who must take the TyT test: people in training in running fichas of the tecnólogo level, as a `FROM` with their fichas
 * as `f` and the counts of their progress as `v`, or those `among` some fichas. Filters of progress leave out counts.
 * Without the limit SQLite would ask for the report once for each count and condition
 * (https://sqlite.org/optoverview.html#flattening).
 */
export function tytPopulation(filters: BoardFilters, actor: Pick<Actor, 'id'>, among?: number[]): Part {
  const fichas = fichasOf(filters, actor)
  if (among) fichas.push({ sql: `f.nro_ficha IN (${among.map(() => '?')})`, parameters: among })
  const counts = [
    ...(filters.grupo ? [inGroup(filters.grupo, COLUMNS)] : []),
    ...(filters.faltan ? [isMissing(filters.faltan, COLUMNS)] : []),
  ]
  return {
    sql: `
      FROM (
          SELECT f.nro_ficha, f.id_jefe, p.id AS id_programa, p.total_resultados, ${hasReport('f.nro_ficha')} AS con_reporte
          FROM ficha f JOIN programa p ON p.id = f.id_programa_formacion
          WHERE ${all(fichas)}
          LIMIT ${ALL}
        ) f
        JOIN ficha_avance v ON ${['v.nro_ficha = f.nro_ficha', ...counts].join(' AND ')}`,
    parameters: fichas.flatMap(({ parameters }) => parameters),
  }
}

/** The fichas of a population, as a `FROM` with a `WHERE`. */
export function tytFichas(filters: BoardFilters, actor: Pick<Actor, 'id'>): Part {
  const fichas = fichasOf(filters, actor)
  return {
    sql: `FROM ficha f JOIN programa p ON p.id = f.id_programa_formacion WHERE ${all(fichas)}`,
    parameters: fichas.flatMap(({ parameters }) => parameters),
  }
}

const fichasOf = (filters: BoardFilters, actor: Pick<Actor, 'id'>): Part[] => [
  { sql: `p.nivel = 'tecnologo'`, parameters: [] },
  running(today()),
  ...scopeOf(filters, actor),
]

const all = (conditions: Part[]) => conditions.map(({ sql }) => sql).join(' AND ')

function scopeOf({ programId, ficha, jefe, mias }: BoardScope, actor: Pick<Actor, 'id'>): Part[] {
  const all: Part[] = []
  if (programId !== undefined) all.push({ sql: 'p.id = ?', parameters: [programId] })
  if (ficha !== undefined) all.push({ sql: 'f.nro_ficha = ?', parameters: [ficha] })
  if (jefe !== undefined)
    all.push({ sql: 'f.id_jefe IN (SELECT id FROM usuario WHERE nro_documento = ?)', parameters: [jefe] })
  if (mias) all.push({ sql: 'f.id_jefe = ?', parameters: [actor.id] })
  return all
}
