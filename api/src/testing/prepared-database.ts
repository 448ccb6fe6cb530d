import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ENTITIES } from '../app.entities.js'
import type { DatabaseTarget } from '../config/database-target.js'
import { connect } from '../database/connect.js'
import { migrate } from '../database/migrate.js'
import { freshDatabase, type TestDatabase } from './database.js'
import { emptyTables, schemaOf } from './empty-tables.js'
import { isMysql } from './engine.js'

/** Folder of what the specs of a run leave for each other. */
const { TEST_PREPARED: PREPARED = '' } = process.env

/** End of the names of files that hold the schema of a database without rows. */
const KEPT = '.kept'

/**
 * Creates a database with the newest schema and without rows, as `freshDatabase` and `migrate` would. SQLite copies a
 * file that was migrated once. MySQL takes a third of a second to make and delete so many tables, so that `drop` empties
 * them there and keeps the database for a later test: docs/decisions/specs-take-a-prepared-database.md
 */
export async function preparedDatabase(): Promise<TestDatabase> {
  await mkdir(PREPARED, { recursive: true })
  return isMysql ? takeDatabase() : copyFileOfSchema()
}

async function copyFileOfSchema(): Promise<TestDatabase> {
  const database = await freshDatabase()
  const file = join(PREPARED, 'schema.sqlite')
  if (!existsSync(file)) {
    // Both workers may do this at once.
    const own = `${file}-${process.pid}`
    await makeSchema({ engine: 'sqlite', file: own })
    await rename(own, file)
  }
  if (database.target.engine === 'sqlite') await copyFile(file, database.target.file)
  return database
}

async function makeSchema(target: DatabaseTarget): Promise<void> {
  const dataSource = await connect(target, ENTITIES)
  await migrate(dataSource)
  await dataSource.destroy()
}

async function takeDatabase(): Promise<TestDatabase> {
  const kept = await takeKept()
  const database = await freshDatabase('mysql', kept?.name)
  if (!kept) await makeSchema(database.target)
  const schema = kept?.schema ?? (await schemaOf(database.target))
  return {
    ...database,
    async drop() {
      // A test may have changed the tables.
      if ((await emptyTables(database.target)) !== schema) return database.drop()
      await rm(database.dataDir, { recursive: true, force: true })
      await giveBack(database.name, schema)
    },
  }
}

/** A database that a test has given back. Whoever can rename the file that stands for it has it alone. */
async function takeKept(): Promise<{ name: string; schema: string } | undefined> {
  const files = await readdir(PREPARED)
  for (const name of files.filter((file) => file.endsWith(KEPT)).map((file) => file.slice(0, -KEPT.length))) {
    const taken = join(PREPARED, `${name}.taken`)
    const isOurs = await rename(join(PREPARED, name + KEPT), taken).then(
      () => true,
      () => false,
    )
    if (isOurs) return { name, schema: await readFile(taken, 'utf8') }
  }
  return undefined
}

async function giveBack(name: string, schema: string): Promise<void> {
  const taken = join(PREPARED, `${name}.taken`)
  await writeFile(taken, schema)
  await rename(taken, join(PREPARED, name + KEPT))
}
