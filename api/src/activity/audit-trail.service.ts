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
import { AuditEntry } from '../audit/audit-entry.entity.js'
import { offsetOf, paginationOf } from '../database/pagination.js'
import { countOf, rowsOf } from '../database/rows.js'
import { auditSearch } from './audit-search.js'
import { presentEntries } from './present-entries.js'

const readIds = rowsOf(z.object({ id: z.int() }))
const readPeople = rowsOf(z.object({ nro_documento: z.string(), nombre: z.string(), apellido: z.string() }))

@Injectable()
export class AuditTrailService {
  constructor(private readonly dataSource: DataSource) {}

  async list(query: AuditQuery): Promise<AuditAnswer> {
    const [entries, total] = await Promise.all([this.newest(query, query.limit, offsetOf(query)), this.count(query)])
    return { ok: true, entries, pagination: paginationOf(query, total) }
  }

  count(filters: AuditFilters): Promise<number> {
    const { where, values } = auditSearch(filters)
    return countOf(this.dataSource.manager, `SELECT COUNT(*) AS total FROM auditoria a WHERE ${where}`, values)
  }

  /** The newest entries after the first `offset`. Their keys come from an index: a deep page reads no other values. */
  async newest(filters: AuditFilters, limit: number, offset = 0): Promise<AuditData[]> {
    const { manager } = this.dataSource
    const { where, values } = auditSearch(filters)
    const ids = await readIds(
      manager,
      `SELECT a.id FROM auditoria a WHERE ${where} ORDER BY a.fecha DESC, a.id DESC LIMIT ? OFFSET ?`,
      [...values, limit, offset],
    )
    const order = new Map(ids.map(({ id }, place) => [id, place]))
    const rows = await manager.findBy(AuditEntry, { id: In([...order.keys()]) })
    rows.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
    return presentEntries(manager, rows)
  }

  async people(): Promise<AuditPeopleAnswer> {
    const personas = await readPeople(
      this.dataSource.manager,
      `SELECT u.nro_documento, u.nombre, u.apellido FROM usuario u
       WHERE EXISTS (SELECT 1 FROM auditoria a WHERE a.id_usuario = u.id) ORDER BY u.orden, u.id`,
    )
    return { ok: true, personas }
  }
}
