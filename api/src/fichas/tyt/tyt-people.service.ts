import type {
  BoardExportQuery,
  BoardFilters,
  BoardPeopleAnswer,
  BoardPeopleQuery,
} from '@fichero/contract/tyt-board.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { offsetOf, paginationOf } from '../../database/pagination.js'
import { countOf } from '../../database/rows.js'
import { progress } from '../../domain/progress.js'
import { fail } from '../../errors/fail.js'
import { STUDYING } from '../figures/in-training.js'
import { tytPopulation } from './tyt-population.js'
import { type BoardRow, boardRows, readBoardRows } from './tyt-rows.js'

/** Nothing else runs while a workbook is written: a third of a second for so many, who are the ready ones of a centre. */
const MAX_EXPORTED = 2_000

/** The people of the readiness board, nearest first. */
@Injectable()
export class TytPeopleService {
  constructor(private readonly dataSource: DataSource) {}

  async list(actor: Actor, query: BoardPeopleQuery): Promise<BoardPeopleAnswer> {
    const offset = offsetOf(query)
    const [rows, total] = await Promise.all([this.read(actor, query, offset, query.limit), this.count(actor, query)])
    return { aprendices: rows.map(present), pagination: paginationOf(query, total) }
  }

  /** Everybody whom the filters leave, with contact data. */
  async listAll(actor: Actor, filters: BoardExportQuery): Promise<BoardRow[]> {
    const total = await this.count(actor, filters)
    if (total > MAX_EXPORTED) throw fail('export_too_large', { total, max: MAX_EXPORTED })
    return this.read(actor, filters, 0, MAX_EXPORTED)
  }

  private async read(actor: Actor, filters: BoardFilters, offset: number, limit: number): Promise<BoardRow[]> {
    const { sql, parameters } = tytPopulation(filters, actor)
    const given = [...parameters, ...STUDYING.parameters, offset, offset + limit]
    const rows = await readBoardRows(this.dataSource, boardRows(sql), given)
    const skipped = offset - (rows[0]?.anteriores ?? 0)
    return rows.slice(skipped, skipped + limit)
  }

  private count(actor: Actor, filters: BoardFilters): Promise<number> {
    const { sql, parameters } = tytPopulation(filters, actor)
    return countOf(this.dataSource, `SELECT COALESCE(SUM(v.personas), 0) AS total ${sql}`, parameters)
  }
}

const present = (row: BoardRow) => ({
  ...row,
  ...progress(row),
  nombre_jefe_ficha: `${row.nombre_jefe} ${row.apellido_jefe}`,
})
