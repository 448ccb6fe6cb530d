import type { DataSource, QueryRunner } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from './rows.js'

const readDatabase = rowsOf(z.object({ charset: z.string(), collation: z.string() }))
const readColumns = rowsOf(
  z.object({
    table: z.string(),
    column: z.string().nullable(),
    type: z.string().nullable(),
    nullable: z.string().nullable(),
    preset: z.string().nullable(),
  }),
)

const DATABASE = `
  SELECT DEFAULT_CHARACTER_SET_NAME AS charset, DEFAULT_COLLATION_NAME AS collation
  FROM information_schema.schemata WHERE SCHEMA_NAME = DATABASE()`

/** SQL: tables in another character set. Includes tables without text columns, because a later migration may add some. */
const OTHERS = `
  SELECT t.TABLE_NAME AS \`table\`, c.COLUMN_NAME AS \`column\`, c.COLUMN_TYPE AS type, c.IS_NULLABLE AS nullable,
    c.COLUMN_DEFAULT AS preset
  FROM information_schema.tables t LEFT JOIN information_schema.columns c
    ON c.TABLE_SCHEMA = t.TABLE_SCHEMA AND c.TABLE_NAME = t.TABLE_NAME AND c.CHARACTER_SET_NAME <> 'utf8mb4'
  WHERE t.TABLE_SCHEMA = DATABASE() AND t.TABLE_TYPE = 'BASE TABLE'
    AND (t.TABLE_COLLATION NOT LIKE 'utf8mb4%' OR c.COLUMN_NAME IS NOT NULL)
  ORDER BY t.TABLE_NAME, c.ORDINAL_POSITION`

/**
 * Converts the database to utf8mb4, and the tables of Fichero that an earlier version created in another character set.
 * Each table takes one statement, so that the next start continues after an interruption.
 */
export async function useUtf8mb4(dataSource: DataSource, say: (line: string) => void): Promise<void> {
  const [before] = await readDatabase(dataSource, DATABASE)
  if (before?.charset !== 'utf8mb4') await dataSource.query('ALTER DATABASE CHARACTER SET utf8mb4')
  const ownTables = new Set(['migracion', ...dataSource.entityMetadatas.map(({ tableName }) => tableName)])
  const columns = (await readColumns(dataSource, OTHERS)).filter(({ table }) => ownTables.has(table))
  if (columns.length === 0) return
  const [now] = await readDatabase(dataSource, DATABASE)
  const charset = `CHARACTER SET utf8mb4 COLLATE ${now?.collation}`
  const changes = new Map(columns.map(({ table }) => [table, [`ALTER TABLE \`${table}\` DEFAULT ${charset}`]]))
  // `CONVERT TO` would change each text column to a larger type.
  for (const { table, column, type, nullable, preset } of columns) {
    if (!column) continue
    // `MODIFY` drops every attribute that it does not repeat.
    const rest = `${nullable === 'YES' ? 'NULL' : 'NOT NULL'}${preset === null ? '' : ` DEFAULT '${preset.replaceAll("'", "''")}'`}`
    changes.get(table)?.push(`MODIFY \`${column}\` ${type} ${charset} ${rest}`)
  }
  say(`${changes.size} tablas de la base de datos pasan a utf8mb4.`)
  const runner = dataSource.createQueryRunner()
  try {
    await withoutForeignKeys(runner, async () => {
      for (const parts of changes.values()) await runner.query(parts.join(', '))
    })
  } finally {
    await runner.release()
  }
}

/**
 * Turns off foreign keys during `work`: MySQL cannot convert a column if a foreign key links it to a column of another
 * character set.
 */
async function withoutForeignKeys(runner: QueryRunner, work: () => Promise<void>): Promise<void> {
  await runner.query('SET SESSION foreign_key_checks = 0')
  try {
    await work()
  } finally {
    await runner.query('SET SESSION foreign_key_checks = 1')
  }
}
