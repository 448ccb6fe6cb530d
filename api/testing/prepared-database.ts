import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseTarget } from '../src/config/database-target.js'
import { connect } from '../src/database/connect.js'
import { migrate } from '../src/database/migrate.js'
import { ENTITIES } from '../src/operations/app.entities.js'
import { freshDatabase, type TestDatabase } from './database.js'
import { emptyTables, schemaOf } from './empty-tables.js'
import { isMysql } from './engine.js'

/** Folder of the databases that the specs of a run share. */
const { TEST_PREPARED: PREPARED = '' } = process.env

/** Extension of a file with the schema of a database that no test uses. The name of the file is the name of the database. */
const FREE = '.free'

/**
 * Creates a database with the newest schema and without rows, as `freshDatabase` and `migrate` would. On SQLite it copies a
 * file that was migrated once. On MySQL creating and deleting the tables takes a third of a second, so `drop` only empties them
 * and leaves the database for a later test: docs/decisions/test-infrastructure.md#prepared-databases
 */
export async function preparedDatabase(): Promise<TestDatabase> {
  await mkdir(PREPARED, { recursive: true })
  return isMysql ? takeDatabase() : copyFileOfSchema()
}

async function copyFileOfSchema(): Promise<TestDatabase> {
  const database = await freshDatabase()
  const file = join(PREPARED, 'schema.sqlite')
  if (!existsSync(file)) {
    // Migrates a temporary file, because several workers may create the shared file at once.
    const temporary = `${file}-${process.pid}`
    await makeSchema({ engine: 'sqlite', file: temporary })
    await rename(temporary, file)
  }
  if (database.target.engine === 'sqlite') await copyFile(file, database.target.file)
  return database
}

async function makeSchema(target: DatabaseTarget): Promise<void> {
  const dataSource = await connect(target, ENTITIES)
  await migrate(dataSource)
  await dataSource.destroy()
}

/** Reuses a database of an earlier test, or creates one. */
async function takeDatabase(): Promise<TestDatabase> {
  const free = await takeFree()
  const database = await freshDatabase('mysql', free?.name)
  if (!free) await makeSchema(database.target)
  const schema = free?.schema ?? (await schemaOf(database.target))
  return {
    ...database,
    async drop() {
      // A database whose schema a test has changed is not reused.
      if ((await emptyTables(database.target)) !== schema) return database.drop()
      await rm(database.dataDir, { recursive: true, force: true })
      await returnDatabase(database.name, schema)
    },
  }
}

/** Takes a database that an earlier test has returned. The worker that succeeds in renaming its file owns it. */
async function takeFree(): Promise<{ name: string; schema: string } | undefined> {
  const files = await readdir(PREPARED)
  for (const name of files.filter((file) => file.endsWith(FREE)).map((file) => file.slice(0, -FREE.length))) {
    const taken = join(PREPARED, `${name}.taken`)
    const isOwner = await rename(join(PREPARED, name + FREE), taken).then(
      () => true,
      () => false,
    )
    if (isOwner) return { name, schema: await readFile(taken, 'utf8') }
  }
  return undefined
}

/** Offers a database for reuse by later tests. */
async function returnDatabase(name: string, schema: string): Promise<void> {
  const taken = join(PREPARED, `${name}.taken`)
  await writeFile(taken, schema)
  await rename(taken, join(PREPARED, name + FREE))
}
