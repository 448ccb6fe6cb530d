import { MAX_OPINION_PAGES, MAX_PAGE_SENTENCES, MAX_SHOWN_OPINIONS } from '@fichero/contract/limits'
import type {
  OpinionAnswer,
  Opinion as OpinionData,
  OpinionPagesAnswer,
  OpinionsAnswer,
} from '@fichero/contract/manuals.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, In, IsNull, Not } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../../database/rows.js'
import { inTransaction } from '../../database/transaction.js'
import { Throttle } from '../../http/throttle/throttle.js'
import { succeed } from '../../records/row-updates/succeed.js'
import { Opinion } from './opinion.entity.js'

const COUNTS = `SUM(CASE WHEN util THEN 1 ELSE 0 END) AS si, SUM(CASE WHEN util THEN 0 ELSE 1 END) AS no`
const readCounts = rowsOf(z.object({ si: computed, no: computed }))
const readPages = rowsOf(z.object({ pagina: z.string(), si: computed, no: computed }))
const readIds = rowsOf(z.object({ id: z.int() }))

/** Anonymous opinions about pages of the manuals. Opinions are not audited, because the audit log would name the authors. */
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

  /** Counts the ratings of a page, and lists its newest comments. */
  async list(pagina: string): Promise<OpinionsAnswer> {
    const [counts] = await readCounts(this.dataSource, `SELECT ${COUNTS} FROM opinion WHERE pagina = ?`, [pagina])
    const rows = await this.dataSource.manager.find(Opinion, {
      where: { pagina, comentario: Not(IsNull()) },
      order: { id: 'DESC' },
      take: MAX_SHOWN_OPINIONS,
    })
    return { ok: true, si: counts?.si ?? 0, no: counts?.no ?? 0, comentarios: rows.map(present) }
  }

  /** Lists the pages with their ratings and newest comments, worst rating first. */
  async listPages(): Promise<OpinionPagesAnswer> {
    const pages = await readPages(
      this.dataSource,
      `SELECT pagina, ${COUNTS} FROM opinion GROUP BY pagina ORDER BY COUNT(*) DESC, pagina LIMIT ${MAX_OPINION_PAGES}`,
    )
    if (pages.length === 0) return { ok: true, paginas: [] }
    const newest = await readIds(
      this.dataSource,
      `SELECT id FROM (
        SELECT id, ROW_NUMBER() OVER (PARTITION BY pagina ORDER BY id DESC) AS place
        FROM opinion WHERE comentario IS NOT NULL AND pagina IN (${pages.map(() => '?').join(', ')})
      ) AS sentence WHERE place <= ${MAX_PAGE_SENTENCES}`,
      pages.map(({ pagina }) => pagina),
    )
    const rows = await this.dataSource.manager.find(Opinion, {
      where: { id: In(newest.map(({ id }) => id)) },
      order: { id: 'DESC' },
    })
    const paginas = pages.map((page) => ({
      ...page,
      comentarios: rows.filter(({ pagina }) => pagina === page.pagina).map(present),
    }))
    return { ok: true, paginas: paginas.sort((a, b) => shareOfNo(b) - shareOfNo(a) || b.no - a.no) }
  }
}

/** Returns the share of negative ratings, 0 to 1, by which pages are sorted. */
const shareOfNo = ({ si, no }: { si: number; no: number }) => no / (si + no)

/** Converts an opinion for an answer. */
const present = ({ id, util, comentario, idioma, fecha }: Opinion) => ({
  id,
  util,
  comentario: comentario ?? '',
  idioma,
  fecha: fecha.toISOString(),
})

const MASK = '•••'
/** Matches document numbers, phone numbers and the like, also with separators between groups of digits. */
const LONG_NUMBER = /\p{Nd}(?:[ .,-]?\p{Nd}){4,}/gu

/** Masks email addresses and numbers of five or more digits in a text that `plainText` has cleaned. */
export const withoutPersonalData = (sentence: string): string =>
  sentence
    .split(' ')
    .map((word) => (/[@＠]/.test(word) ? MASK : word))
    .join(' ')
    .replace(LONG_NUMBER, MASK)
