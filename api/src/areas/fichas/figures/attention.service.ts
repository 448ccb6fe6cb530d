import type { AttentionAnswer, AttentionQuery } from '@fichero/contract/attention.schema'
import { ATTENTION_REASONS } from '@fichero/contract/enums'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { offsetOf, paginationOf } from '../../../database/pagination.js'
import { today } from '../../../rules/today.js'
import { byUrgency, reasonsOn } from './attention-reasons.js'
import { readFichaFigures } from './read-ficha-figures.js'

/** Lists the fichas that need attention. */
@Injectable()
export class AttentionService {
  constructor(private readonly dataSource: DataSource) {}

  /** Reads all fichas that match the filters, because the reasons and their order depend on the day. */
  async list(actor: Actor, { motivo, ...query }: AttentionQuery): Promise<AttentionAnswer> {
    const day = today()
    const all = await readFichaFigures(this.dataSource, actor, query, day)
    const fichas = all
      .map((ficha) => Object.assign(ficha, { motivos: reasonsOn(day, ficha) }))
      .filter(({ motivos }) => motivos.length > 0)
    const withReason = (reason: (typeof ATTENTION_REASONS)[number]) =>
      fichas.filter(({ motivos }) => motivos.some((one) => one.motivo === reason))
    const counts = ATTENTION_REASONS.map((reason) => [reason, withReason(reason).length])
    const chosen = (motivo === undefined ? fichas : withReason(motivo)).toSorted(byUrgency)
    const first = offsetOf(query)
    return {
      ok: true,
      fichas: chosen.slice(first, first + query.limit),
      totales: { fichas: fichas.length, ...Object.fromEntries(counts) },
      pagination: paginationOf(query, chosen.length),
    }
  }
}
