import type { DataSource, Table } from 'typeorm'
import { tableNames } from './table-names.js'

/** The tables of people's data, as the database tells them. */
export async function readSchema(dataSource: DataSource): Promise<Table[]> {
  const names = (await tableNames(dataSource)).filter((name) => name !== 'migracion')
  const runner = dataSource.createQueryRunner()
  return runner.getTables(names).finally(() => runner.release())
}

/**
 * What in a new schema breaks a program that was written for the old one: what it reads is gone, or what it writes is
 * refused. docs/decisions/old-and-new-nodes-work-side-by-side.md
 */
export function schemaBreaks(before: Table[], after: Table[]): string[] {
  return before.flatMap((old) => {
    const now = after.find(({ name }) => name === old.name)
    return now ? [...columnBreaks(old, now), ...newRefusals(old, now)] : [`${old.name} is gone`]
  })
}

function columnBreaks(old: Table, now: Table): string[] {
  const gone = old.columns.filter(({ name }) => !now.findColumnByName(name)).map(({ name }) => `${name} is gone`)
  const others = now.columns.flatMap((column) => {
    const former = old.findColumnByName(column.name)
    const isCompulsory = !column.isNullable && column.default === undefined && !column.isGenerated
    if (!former) return isCompulsory ? [`${column.name} is new, NOT NULL and has no default`] : []
    if (former.isNullable && !column.isNullable) return [`${column.name} is NOT NULL now`]
    if (former.type !== column.type) return [`${column.name} was ${former.type} and is ${column.type}`]
    return Number(column.length) < Number(former.length) ? [`${column.name} is shorter`] : []
  })
  return [...gone, ...others].map((what) => `${old.name}.${what}`)
}

/** Uniqueness and references that did not hold before: an insert of the old program may not heed them. */
function newRefusals(old: Table, now: Table): string[] {
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
