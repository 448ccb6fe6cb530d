import type { DataSource, Table } from 'typeorm'
import { tableNames } from './table-names.js'

/** Reads all tables except that of the migrations from the database. */
export async function readSchema(dataSource: DataSource): Promise<Table[]> {
  const names = (await tableNames(dataSource)).filter((name) => name !== 'migracion')
  const runner = dataSource.createQueryRunner()
  return runner.getTables(names).finally(() => runner.release())
}

/**
 * Returns the changes of a schema that break nodes of the last release, which would read something that no longer exists, or
 * write something that the database rejects. docs/decisions/startup-and-rolling-upgrades.md#expand-and-contract
 */
export function schemaBreaks(before: Table[], after: Table[]): string[] {
  return before.flatMap((old) => {
    const now = after.find(({ name }) => name === old.name)
    return now ? [...columnBreaks(old, now), ...newConstraints(old, now)] : [`${old.name} is gone`]
  })
}

/** Returns the changes of a table’s columns that break nodes of the last release. */
function columnBreaks(old: Table, now: Table): string[] {
  const removed = old.columns.filter(({ name }) => !now.findColumnByName(name)).map(({ name }) => `${name} is gone`)
  const others = now.columns.flatMap((column) => {
    const former = old.findColumnByName(column.name)
    const isRequired = !column.isNullable && column.default === undefined && !column.isGenerated
    if (!former) return isRequired ? [`${column.name} is new, NOT NULL and has no default`] : []
    if (former.isNullable && !column.isNullable) return [`${column.name} is NOT NULL now`]
    if (former.type !== column.type) return [`${column.name} was ${former.type} and is ${column.type}`]
    return Number(column.length) < Number(former.length) ? [`${column.name} is shorter`] : []
  })
  return [...removed, ...others].map((what) => `${old.name}.${what}`)
}

/** Returns new unique indexes and foreign keys, which inserts of the last release may violate. */
function newConstraints(old: Table, now: Table): string[] {
  const uniques = now.indices.filter(({ isUnique, name }) => isUnique && !old.indices.some((one) => one.name === name))
  const references = now.foreignKeys.filter(
    ({ name, columnNames }) =>
      !old.foreignKeys.some((one) => one.name === name) && columnNames.every((column) => old.findColumnByName(column)),
  )
  return [
    ...uniques.map(({ name }) => `${old.name} has the new unique index ${name}`),
    ...references.map(({ name }) => `${old.name} has the new foreign key ${name}`),
  ]
}
