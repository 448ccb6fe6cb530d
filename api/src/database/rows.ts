import { z } from 'zod'

// We read with SQL and write with TypeORM: docs/decisions/we-read-with-sql.md.

/** What runs a statement: the data source, or the manager of a transaction. */
interface Source {
  query(sql: string, parameters?: unknown[]): Promise<unknown>
}

/** A number that SQL computes. MySQL returns a SUM as text, because it is a decimal; an empty SUM is null and becomes 0. */
export const computed = z.number()

/** Tests turn it on: every row that is read is then parsed by its schema, and a column more or less fails. */
export const rowChecks = { isOn: false }

/**
 * A function that runs a SELECT and returns its rows, typed by a schema of their columns: `const read = rowsOf(z.object({ id: z.int() }))`.
 * Outside of tests the schema only types: no row is parsed, and nothing but `computed` columns is converted.
 */
export function rowsOf<T extends z.ZodObject>(schema: T) {
  const numbers = Object.keys(schema.shape).filter((column) => schema.shape[column] === computed)
  const rowSchema = schema.strict()
  return async (source: Source, sql: string, parameters: unknown[] = []): Promise<z.output<T>[]> => {
    const rows = (await source.query(sql, parameters)) as Record<string, unknown>[]
    for (const column of numbers) for (const row of rows) row[column] = Number(row[column])
    if (rowChecks.isOn) for (const row of rows) check(rowSchema, row, sql)
    return rows as z.output<T>[]
  }
}

const readTotal = rowsOf(z.object({ total: computed }))

/** The number of a `SELECT COUNT(*) AS total …`. */
export async function countOf(source: Source, sql: string, parameters: unknown[] = []): Promise<number> {
  const [row] = await readTotal(source, sql, parameters)
  return row?.total ?? 0
}

function check(schema: z.ZodObject, row: unknown, sql: string): void {
  const { error } = schema.safeParse(row)
  if (error) throw new Error(`A row is not what its schema says.\n${z.prettifyError(error)}\n${sql}`)
}
