import type { BoardPeopleAnswer, BoardPeopleQuery } from '@fichero/contract/tyt-board.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { offsetOf, paginationOf } from '../../database/pagination.js'
import { progress } from '../../domain/progress.js'
import { withReports } from '../../imports/last-report.js'
import { type Part, tytPopulation } from './tyt-population.js'
import { type BoardRow, boardDistances, boardRows, type Places } from './tyt-rows.js'

/** The people of the readiness board, nearest first. */
@Injectable()
export class TytPeopleService {
  constructor(private readonly dataSource: DataSource) {}

  async list(actor: Actor, query: BoardPeopleQuery): Promise<BoardPeopleAnswer> {
    const population = tytPopulation(query, actor)
    const distances = await boardDistances(this.dataSource, population)
    const rows = await this.read(population, distances, offsetOf(query), query.limit)
    const people = await withReports(this.dataSource.manager, rows.map(present))
    return { aprendices: people, pagination: paginationOf(query, totalOf(distances)) }
  }

  private async read(population: Part, distances: Distance[], offset: number, limit: number): Promise<BoardRow[]> {
    const places = placesOf(distances, offset, limit)
    if (!places) return []
    const rows = await boardRows(this.dataSource, population, places)
    const skipped = places.from - (rows[0]?.anteriores ?? 0)
    return rows.slice(skipped, skipped + limit)
  }
}

type Distance = Awaited<ReturnType<typeof boardDistances>>[number]

const totalOf = (distances: Distance[]) => distances.reduce((sum, { personas }) => sum + personas, 0)

/** Only the distances of the page are sorted. */
function placesOf(distances: Distance[], offset: number, limit: number): Places | undefined {
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

const present = (row: BoardRow) =>
  Object.assign(row, progress(row), { nombre_jefe_ficha: `${row.nombre_jefe} ${row.apellido_jefe}` })
