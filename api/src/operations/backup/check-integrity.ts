import type { DataSource } from 'typeorm'
import { z } from 'zod'
import type { Drift } from '../../areas/fichas/drift.js'
import { recount } from '../../areas/fichas/recount.js'
import { countOf, rowsOf } from '../../database/rows.js'

const readFileProblems = rowsOf(z.object({ integrity_check: z.string() }))
const readTableProblems = rowsOf(
  z.object({ Table: z.string(), Op: z.string(), Msg_type: z.string(), Msg_text: z.string() }),
)

/**
 * Checks the integrity of a database: the engine's own check, and all foreign keys.
 * @returns counters that had already drifted when the backup was made
 * @throws Error if the database is not intact
 */
export async function checkIntegrity(dataSource: DataSource): Promise<Drift[]> {
  const problems = [...(await engineProblems(dataSource)), ...(await lostReferences(dataSource))]
  if (problems.length > 0) throw new Error(`La base de datos restaurada no está entera: ${problems.join('; ')}.`)
  return recount(dataSource.manager)
}

/** Runs the check of the database engine. */
async function engineProblems(dataSource: DataSource): Promise<string[]> {
  if (dataSource.options.type !== 'mysql')
    return (await readFileProblems(dataSource, 'PRAGMA integrity_check'))
      .map(({ integrity_check }) => integrity_check)
      .filter((text) => text !== 'ok')
  const tables = dataSource.entityMetadatas.map(({ tableName }) => tableName)
  const results = await readTableProblems(dataSource, `CHECK TABLE ${tables}`)
  return results.filter(({ Msg_text }) => Msg_text !== 'OK').map(({ Table, Msg_text }) => `${Table}: ${Msg_text}`)
}

/** Returns the foreign keys with rows whose parent row is missing. */
async function lostReferences(dataSource: DataSource): Promise<string[]> {
  const problems: string[] = []
  for (const { tableName, foreignKeys } of dataSource.entityMetadatas)
    for (const { columns, referencedColumns, referencedTablePath, name } of foreignKeys) {
      const same = columns.map(
        (column, index) => `p.${referencedColumns[index]?.databaseName} = c.${column.databaseName}`,
      )
      const notNull = columns.map(({ databaseName }) => `c.${databaseName} IS NOT NULL`)
      const lost = `SELECT COUNT(*) AS total FROM ${tableName} c WHERE ${notNull.join(' AND ')}
        AND NOT EXISTS (SELECT 1 FROM ${referencedTablePath} p WHERE ${same.join(' AND ')})`
      const count = await countOf(dataSource, lost)
      if (count > 0) problems.push(`${name}: ${count}`)
    }
  return problems
}
