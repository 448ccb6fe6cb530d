import type { AttentionAnswer, AttentionQuery } from '@fichero/contract/attention.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { offsetOf, paginationOf } from '../../../database/pagination.js'
import { today } from '../../../rules/today.js'
import { conditionsOf } from '../ficha-conditions.js'
import { countByReason, hasReason, needingAttention } from './attention-reasons.js'
import { readFichaFigures } from './read-ficha-figures.js'

/** Lists the fichas that need attention. */
@Injectable()
export class AttentionService {
  constructor(private readonly dataSource: DataSource) {}

  /** Reads all fichas that match the filters, because the reasons and their order depend on the day. */
  async list(actor: Actor, { motivo, ...query }: AttentionQuery): Promise<AttentionAnswer> {
    const day = today()
    const all = await readFichaFigures(this.dataSource, conditionsOf(actor, query, day), day)
    const fichas = needingAttention(day, all)
    const chosen = motivo === undefined ? fichas : fichas.filter((ficha) => hasReason(ficha, motivo))
    const first = offsetOf(query)
    return {
      ok: true,
      fichas: chosen.slice(first, first + query.limit),
      totales: { fichas: fichas.length, ...countByReason(fichas) },
      pagination: paginationOf(query, chosen.length),
    }
  }
}
