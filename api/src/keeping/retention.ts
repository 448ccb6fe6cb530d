import type { DataSource } from 'typeorm'
import { z } from 'zod'
import { audit } from '../audit/audit.js'
import { computed, rowsOf } from '../database/rows.js'
import { inTransaction } from '../database/transaction.js'
import type { RetentionRule } from './retention-rules.js'

/** In one transaction, so that nobody waits for long. */
const AT_ONCE = 200
const DAY_MS = 24 * 60 * 60 * 1000

const readFigures = rowsOf(z.object({ filas: computed, primera: z.unknown(), ultima: z.unknown() }))

export interface Due {
  rule: RetentionRule
  filas: number
  /** The days of the oldest and the newest row. */
  primera: string
  ultima: string
}

/** What the rules would remove now, without rules that would remove nothing. */
export async function dueRows(dataSource: DataSource, rules: RetentionRule[], now: Date): Promise<Due[]> {
  const due: Due[] = []
  for (const rule of rules) {
    const sql = `SELECT COUNT(*) AS filas, MIN(${rule.date}) AS primera, MAX(${rule.date}) AS ultima ${rowsUnder(rule)}`
    const [row] = await readFigures(dataSource, sql, [before(rule, now)])
    if (row && row.filas > 0)
      due.push({ rule, filas: row.filas, primera: dayOf(row.primera), ultima: dayOf(row.ultima) })
  }
  return due
}

/** Removes them, a few at a time, and writes in the audit trail how many there were. */
export async function removeDue(dataSource: DataSource, due: Due[], now: Date): Promise<void> {
  for (const { rule } of due) {
    const removed = await removeRows(dataSource, rule, before(rule, now))
    await inTransaction(dataSource, (manager) =>
      audit(manager, {
        actor: null,
        accion: 'keeping:retention',
        entidad: rule.table,
        entidad_id: 0,
        antes: { filas: removed },
        despues: { dias: rule.days },
      }),
    )
  }
}

async function removeRows(dataSource: DataSource, rule: RetentionRule, limit: string): Promise<number> {
  const table = dataSource.entityMetadatas.find(({ tableName }) => tableName === rule.table)
  const key = table?.primaryColumns.map(({ databaseName }) => databaseName) ?? []
  const select = `SELECT ${key.map((column) => `t.${column}`)} ${rowsUnder(rule)} LIMIT ${AT_ONCE}`
  const same = `(${key.map((column) => `${column} = ?`).join(' AND ')})`
  for (let total = 0; ; ) {
    const rows = await inTransaction(dataSource, async (manager) => {
      const found: Record<string, unknown>[] = await manager.query(select, [limit])
      const places = found.map(() => same).join(' OR ')
      const values = found.flatMap((row) => key.map((column) => row[column]))
      if (found.length > 0) await manager.query(`DELETE FROM ${rule.table} WHERE ${places}`, values)
      return found.length
    })
    total += rows
    if (rows < AT_ONCE) return total
  }
}

const rowsUnder = ({ table, join = '', where, date }: RetentionRule) =>
  `FROM ${table} t ${join} WHERE ${date} < ? ${where ? `AND ${where}` : ''}`

/** As both engines store an instant. */
const before = ({ days }: RetentionRule, now: Date) =>
  new Date(now.getTime() - days * DAY_MS).toISOString().replace('T', ' ').replace('Z', '')

const dayOf = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value)).slice(0, 10)
