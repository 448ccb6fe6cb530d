import type {
  AuditAnswer,
  AuditEntry as AuditData,
  AuditFilters,
  AuditPeopleAnswer,
  AuditQuery,
} from '@fichero/contract/audit.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, In } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../access/current-user.decorator.js'
import { scopedTo } from '../../access/scope.js'
import { offsetOf, paginationOf } from '../../database/pagination.js'
import { countOf, rowsOf } from '../../database/rows.js'
import { AuditEntry } from '../../records/audit/audit-entry.entity.js'
import { auditSearch } from './audit-search.js'
import { presentEntries } from './present-entries.js'

const readIds = rowsOf(z.object({ id: z.int() }))
const readPeople = rowsOf(
  z.object({ tipo_documento: z.string(), nro_documento: z.string(), nombre: z.string(), apellido: z.string() }),
)

/** Where a page of entries starts: see `newest`. */
interface Start {
  offset?: number
  before?: number
}

/** The time of the entry with an id. */
const MOMENT = '(SELECT b.fecha FROM auditoria b WHERE b.id = ?)'
/** Entries older than the entry with an id. The redundant first comparison lets both databases use the index. */
const OLDER = `a.fecha <= ${MOMENT} AND (a.fecha < ${MOMENT} OR a.id < ?)`

@Injectable()
export class AuditTrailService {
  constructor(private readonly dataSource: DataSource) {}

  async list(actor: Actor, query: AuditQuery): Promise<AuditAnswer> {
    const [entries, total] = await Promise.all([
      this.newest(actor, query, query.limit, { offset: offsetOf(query) }),
      this.count(actor, query),
    ])
    return { ok: true, entries, pagination: paginationOf(query, total) }
  }

  count(actor: Actor, filters: AuditFilters): Promise<number> {
    const { where, values } = auditSearch(actor, filters)
    return countOf(this.dataSource.manager, `SELECT COUNT(*) AS total FROM auditoria a WHERE ${where}`, values)
  }

  /**
   * Returns the newest entries. Skips the first `offset`, or starts after the entry with the id `before`. First reads only
   * ids from an index, so that skipped entries are not read completely.
   */
  async newest(
    actor: Actor,
    filters: AuditFilters,
    limit: number,
    { offset = 0, before }: Start = {},
  ): Promise<AuditData[]> {
    const { manager } = this.dataSource
    const { where, values } = auditSearch(actor, filters)
    const [older, parameters] = before === undefined ? ['1 = 1', []] : [OLDER, [before, before, before]]
    const ids = await readIds(
      manager,
      `SELECT a.id FROM auditoria a WHERE ${where} AND ${older} ORDER BY a.fecha DESC, a.id DESC LIMIT ? OFFSET ?`,
      [...values, ...parameters, limit, offset],
    )
    const order = new Map(ids.map(({ id }, index) => [id, index]))
    const rows = await manager.findBy(AuditEntry, { id: In([...order.keys()]) })
    rows.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
    return presentEntries(manager, rows)
  }

  /** Returns the users who have entries, for a filter. */
  async people(actor: Actor): Promise<AuditPeopleAnswer> {
    const personas = await readPeople(
      this.dataSource.manager,
      `SELECT u.tipo_documento, u.nro_documento, u.nombre, u.apellido FROM ${scopedTo(actor).users} u
       WHERE EXISTS (SELECT 1 FROM auditoria a WHERE a.id_usuario = u.id) ORDER BY u.orden, u.id`,
    )
    return { ok: true, personas }
  }
}
