import { z } from 'zod'
import { rowChecks } from './row-checks.js'

// Rows are read with SQL, because hydrating joined rows in TypeORM takes three to eight times as long
// (docs/decisions/database-access.md#sql-for-reads).

/** A data source, or the manager of a transaction. */
export interface Source {
  query(sql: string, parameters?: unknown[]): Promise<unknown>
}

/**
 * A number computed by SQL. MySQL returns SUM as a string because it is a DECIMAL
 * (https://dev.mysql.com/doc/refman/8.4/en/aggregate-functions.html#function_sum); an empty SUM is null and becomes 0.
 * With `computed.nullable()` it remains null. The type has no other method, because `rowsOf` would not recognise the result.
 */
export const computed: z.core.$ZodNumber & Pick<z.ZodNumber, 'nullable'> = z.number()

const isComputed = (type: unknown): boolean =>
  type === computed || (type instanceof z.ZodNullable && isComputed(type.unwrap()))

/**
 * Returns a function that runs a SELECT and returns rows typed by a schema of their columns: `const read =
 * rowsOf(z.object({ id: z.int() }))`. Outside tests the schema is only used for types: rows are not parsed, and only
 * `computed` columns are converted. The caller owns the rows and may extend them with `Object.assign(row, …)`: a copy with
 * two spreads takes fifty times as long.
 */
export function rowsOf<T extends z.ZodObject>(schema: T) {
  const numbers = Object.entries(schema.shape).flatMap(([column, type]) =>
    isComputed(type) ? [{ column, empty: type === computed ? 0 : null }] : [],
  )
  const rowSchema = schema.strict()
  return async (source: Source, sql: string, parameters: unknown[] = []): Promise<z.output<T>[]> => {
    const rows = (await source.query(sql, parameters)) as Record<string, unknown>[]
    for (const { column, empty } of numbers)
      for (const row of rows) row[column] = row[column] === null ? empty : Number(row[column])
    if (rowChecks.isOn) for (const row of rows) check(rowSchema, row, sql)
    return rows as z.output<T>[]
  }
}

const readTotal = rowsOf(z.object({ total: computed }))

/** Returns the `total` of a `SELECT COUNT(*) AS total …`. */
export async function countOf(source: Source, sql: string, parameters: unknown[] = []): Promise<number> {
  const [row] = await readTotal(source, sql, parameters)
  return row?.total ?? 0
}

function check(schema: z.ZodObject, row: unknown, sql: string): void {
  const { error } = schema.safeParse(row)
  if (error) throw new Error(`A row does not match its schema.\n${z.prettifyError(error)}\n${sql}`)
}
