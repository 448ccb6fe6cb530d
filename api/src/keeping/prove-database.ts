import type { DataSource } from 'typeorm'
import { z } from 'zod'
import { countOf, rowsOf } from '../database/rows.js'
import type { Drift } from '../fichas/drift.js'
import { recount } from '../fichas/recount.js'

const readFileProblems = rowsOf(z.object({ integrity_check: z.string() }))
const readTableProblems = rowsOf(
  z.object({ Table: z.string(), Op: z.string(), Msg_type: z.string(), Msg_text: z.string() }),
)

/**
 * Proves that a database is whole: what the engine knows of its own tables, and every reference.
 * @returns counters that differ from what they count, as they did where the backup was made
 * @throws Error if it is not whole
 */
export async function proveDatabase(dataSource: DataSource): Promise<Drift[]> {
  const problems = [...(await ownProblems(dataSource)), ...(await lostReferences(dataSource))]
  if (problems.length > 0) throw new Error(`La base de datos restaurada no está entera: ${problems.join('; ')}.`)
  return recount(dataSource.manager)
}

async function ownProblems(dataSource: DataSource): Promise<string[]> {
  if (dataSource.options.type !== 'mysql')
    return (await readFileProblems(dataSource, 'PRAGMA integrity_check'))
      .map(({ integrity_check }) => integrity_check)
      .filter((text) => text !== 'ok')
  const tables = dataSource.entityMetadatas.map(({ tableName }) => tableName)
  const told = await readTableProblems(dataSource, `CHECK TABLE ${tables}`)
  return told.filter(({ Msg_text }) => Msg_text !== 'OK').map(({ Table, Msg_text }) => `${Table}: ${Msg_text}`)
}

async function lostReferences(dataSource: DataSource): Promise<string[]> {
  const problems: string[] = []
  for (const { tableName, foreignKeys } of dataSource.entityMetadatas)
    for (const { columns, referencedColumns, referencedTablePath, name } of foreignKeys) {
      const same = columns.map(
        (column, place) => `p.${referencedColumns[place]?.databaseName} = c.${column.databaseName}`,
      )
      const given = columns.map(({ databaseName }) => `c.${databaseName} IS NOT NULL`)
      const lost = `SELECT COUNT(*) AS total FROM ${tableName} c WHERE ${given.join(' AND ')}
        AND NOT EXISTS (SELECT 1 FROM ${referencedTablePath} p WHERE ${same.join(' AND ')})`
      const count = await countOf(dataSource, lost)
      if (count > 0) problems.push(`${name}: ${count}`)
    }
  return problems
}
