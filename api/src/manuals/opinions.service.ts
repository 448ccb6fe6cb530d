import { MAX_SHOWN_OPINIONS } from '@fichero/contract/limits'
import type { OpinionAnswer, Opinion as OpinionData, OpinionsAnswer } from '@fichero/contract/manuals.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, IsNull, Not } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../database/rows.js'
import { inTransaction } from '../database/transaction.js'
import { succeed } from '../records/succeed.js'
import { Throttle } from '../throttle/throttle.js'
import { Opinion } from './opinion.entity.js'
import { withoutPersonalData } from './without-personal-data.js'

const readCounts = rowsOf(z.object({ si: computed, no: computed }))

/** What readers say of the pages of the manuals. Not in the audit trail, which would tell who said it. */
@Injectable()
export class OpinionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
  ) {}

  async add({ pagina, idioma, util, comentario = '' }: OpinionData, address: string): Promise<OpinionAnswer> {
    await this.throttle.consume({ action: 'opinion', address })
    const opinion = { pagina, idioma, util, comentario: withoutPersonalData(comentario) || null, fecha: new Date() }
    await inTransaction(this.dataSource, (manager) => manager.insert(Opinion, opinion))
    return succeed('opinion_received')
  }

  async list(pagina: string): Promise<OpinionsAnswer> {
    const [counts] = await readCounts(
      this.dataSource,
      `SELECT SUM(CASE WHEN util THEN 1 ELSE 0 END) AS si, SUM(CASE WHEN util THEN 0 ELSE 1 END) AS no
      FROM opinion WHERE pagina = ?`,
      [pagina],
    )
    const rows = await this.dataSource.manager.find(Opinion, {
      where: { pagina, comentario: Not(IsNull()) },
      order: { id: 'DESC' },
      take: MAX_SHOWN_OPINIONS,
    })
    const comentarios = rows.map(({ id, util, comentario, idioma, fecha }) => ({
      id,
      util,
      comentario: comentario ?? '',
      idioma,
      fecha: fecha.toISOString(),
    }))
    return { ok: true, si: counts?.si ?? 0, no: counts?.no ?? 0, comentarios }
  }
}
