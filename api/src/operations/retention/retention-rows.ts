import type { DataSource } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../../database/rows.js'
import { sqlInstant } from '../../database/sql-instant.js'
import { inTransaction } from '../../database/transaction.js'
import { today } from '../../rules/today.js'
import type { RetentionRule, RowRule } from './retention-rules.js'

/** Maximum number of rows of a transaction: few, so that other writes do not wait long. */
const AT_ONCE = 200
const DAY_MS = 24 * 60 * 60 * 1000

const readFigures = rowsOf(z.object({ filas: computed, primera: z.unknown(), ultima: z.unknown() }))

/** Returns the moment before which the rule removes everything. */
export const cutoffOf = ({ days }: Pick<RetentionRule, 'days'>, now: Date) => new Date(now.getTime() - days * DAY_MS)

/** Number of rows that a rule would remove now, with the days of the oldest and the newest row. */
export async function dueRows(dataSource: DataSource, rule: RowRule, now: Date) {
  const sql = `SELECT COUNT(*) AS filas, MIN(${rule.date}) AS primera, MAX(${rule.date}) AS ultima ${rowsUnder(rule)}`
  const [row] = await readFigures(dataSource, sql, [sqlInstant(cutoffOf(rule, now))])
  if (!row || row.filas === 0) return { filas: 0, primera: '', ultima: '' }
  return { filas: row.filas, primera: dayOf(row.primera), ultima: dayOf(row.ultima) }
}

/** Deletes the rows that are due, or clears a part of them. Returns their number. */
export const removeRows = (dataSource: DataSource, rule: RowRule, now: Date): Promise<number> =>
  rule.strip ? stripRows(dataSource, rule, rule.strip, now) : deleteRows(dataSource, rule, now)

async function deleteRows(dataSource: DataSource, rule: RowRule, now: Date): Promise<number> {
  const key = keyOf(dataSource, rule)
  const select = `SELECT ${key.map((column) => `t.${column}`)} ${rowsUnder(rule)} LIMIT ${AT_ONCE}`
  const same = `(${key.map((column) => `${column} = ?`).join(' AND ')})`
  for (let total = 0; ; ) {
    const rows = await inTransaction(dataSource, async (manager) => {
      const found: Record<string, unknown>[] = await manager.query(select, [sqlInstant(cutoffOf(rule, now))])
      const conditions = found.map(() => same).join(' OR ')
      const values = found.flatMap((row) => key.map((column) => row[column]))
      if (found.length > 0) await manager.query(`DELETE FROM ${rule.table} WHERE ${conditions}`, values)
      return found.length
    })
    total += rows
    if (rows < AT_ONCE) return total
  }
}

async function stripRows(
  dataSource: DataSource,
  rule: RowRule,
  strip: NonNullable<RowRule['strip']>,
  now: Date,
): Promise<number> {
  const [key] = keyOf(dataSource, rule)
  const select = `SELECT t.${key} AS id ${rowsUnder(rule)} ORDER BY t.${key}`
  const ids: number[] = (await dataSource.query(select, [sqlInstant(cutoffOf(rule, now))])).map(
    ({ id }: { id: number }) => id,
  )
  for (let first = 0; first < ids.length; first += AT_ONCE) await strip(dataSource, ids.slice(first, first + AT_ONCE))
  return ids.length
}

/** Returns the names of the primary key columns. */
function keyOf(dataSource: DataSource, { table }: RowRule): string[] {
  const metadata = dataSource.entityMetadatas.find(({ tableName }) => tableName === table)
  return metadata?.primaryColumns.map(({ databaseName }) => databaseName) ?? []
}

/** SQL after the selected columns, for the rows that are due. The parameter is the moment of `cutoffOf`. */
const rowsUnder = ({ table, join = '', where, orSooner, date }: RowRule) =>
  `FROM ${table} t ${join} WHERE (${date} < ?${orSooner ? ` OR ${orSooner}` : ''}) ${where ? `AND ${where}` : ''}`

/** MySQL returns an instant as a `Date`, SQLite as text. */
const dayOf = (value: unknown) => today(value instanceof Date ? value : new Date(`${String(value).replace(' ', 'T')}Z`))
