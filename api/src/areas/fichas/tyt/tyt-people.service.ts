import type { BoardPeopleAnswer, BoardPeopleQuery } from '@fichero/contract/tyt-board.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { offsetOf, paginationOf } from '../../../database/pagination.js'
import { withReports } from '../../../files/import-records/last-report.js'
import { recordsTyt } from '../fichas.policy.js'
import { progress } from '../progress.js'
import { type Part, tytPopulation } from './tyt-population.js'
import { type BoardRow, boardDistances, boardRows, type PageRange } from './tyt-rows.js'

/** Lists the people of the readiness board. People who need the fewest outcomes to be ready come first. */
@Injectable()
export class TytPeopleService {
  constructor(private readonly dataSource: DataSource) {}

  async list(actor: Actor, query: BoardPeopleQuery): Promise<BoardPeopleAnswer> {
    const population = tytPopulation(query, actor)
    const distances = await boardDistances(this.dataSource, population)
    const rows = await this.read(population, distances, query)
    const people = await withReports(this.dataSource.manager, rows.map(present(actor)))
    return { aprendices: people, pagination: paginationOf(query, totalOf(distances)) }
  }

  private async read(population: Part, distances: Distance[], query: BoardPeopleQuery): Promise<BoardRow[]> {
    const range = rangeOf(distances, offsetOf(query), query.limit)
    if (!range) return []
    const rows = await boardRows(this.dataSource, population, range, query.paso)
    const skipped = range.from - (rows[0]?.anteriores ?? 0)
    return rows.slice(skipped, skipped + query.limit)
  }
}

type Distance = Awaited<ReturnType<typeof boardDistances>>[number]

/** Returns the number of people at all distances together. */
const totalOf = (distances: Distance[]) => distances.reduce((sum, { personas }) => sum + personas, 0)

/** Returns the range of distances on a page, so that only people at these distances are sorted. */
function rangeOf(distances: Distance[], offset: number, limit: number): PageRange | undefined {
  let before = 0
  const shown = distances.filter(({ personas }) => {
    const first = before
    before += personas
    // Stryker disable next-line ConditionalExpression,EqualityOperator: others are sorted in vain
    return before > offset && first < offset + limit
  })
  const [nearest, farthest] = [shown[0], shown.at(-1)]
  if (!nearest || !farthest) return undefined
  const skipped = totalOf(distances.slice(0, distances.indexOf(nearest)))
  const from = offset - skipped
  return { nearest: nearest.lejania, farthest: farthest.lejania, from, to: from + limit }
}

/** Adds the progress, the name of the head and what the actor may do to a row. */
const present = (actor: Actor) => (row: BoardRow) =>
  Object.assign(row, progress(row), {
    nombre_jefe_ficha: `${row.nombre_jefe} ${row.apellido_jefe}`,
    can: { recordTyt: recordsTyt(actor, row) },
  })
