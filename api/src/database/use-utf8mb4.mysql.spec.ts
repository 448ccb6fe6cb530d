import { buildApprentice } from '../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../testing/connected-database.js'
import { driftOf } from '../../testing/drift.js'
import { ENTITIES } from '../operations/app.entities.js'
import { migrate } from './migrate.js'

let database: ConnectedDatabase
beforeEach(async () => {
  database = await connectedDatabase({ migrated: false })
  await database.dataSource.query('ALTER DATABASE CHARACTER SET latin1')
})
afterEach(() => database.drop())

const query = (sql: string) => database.dataSource.query(sql)

/** Tables and columns that are not utf8mb4. */
async function limited(): Promise<unknown[]> {
  const [tables, columns] = await Promise.all([
    query(
      "SELECT TABLE_NAME AS name FROM information_schema.tables WHERE TABLE_SCHEMA = DATABASE() AND TABLE_COLLATION NOT LIKE 'utf8mb4%'",
    ),
    query(
      "SELECT TABLE_NAME AS name, COLUMN_NAME AS col FROM information_schema.columns WHERE TABLE_SCHEMA = DATABASE() AND CHARACTER_SET_NAME <> 'utf8mb4'",
    ),
  ])
  return [...tables, ...columns]
}

async function expectUtf8mb4(): Promise<void> {
  expect(await limited()).toEqual([])
  expect(await driftOf(database.dataSource)).toEqual([])
}

/** Creates the schema of an earlier version, with a name of letters that latin1 can store. */
async function createLatin1Schema() {
  await database.dataSource.runMigrations({ transaction: 'none' })
  expect((await limited()).length).toBeGreaterThan(ENTITIES.length)
  await buildApprentice(database.dataSource, { nro_documento: 'Ñ1', nombre: 'Íñigo «Ñandú»' })
}

const people = () => query('SELECT nombre FROM aprendiz ORDER BY nro_documento')

it('migrations create utf8mb4 tables in a database of another character set', async () => {
  await migrate(database.dataSource)
  await expectUtf8mb4()
})

it('useUtf8mb4 converts the tables of an earlier version with their rows, and reports the conversion once', async () => {
  await createLatin1Schema()
  const reported: string[] = []
  for (let start = 0; start < 2; start++) await migrate(database.dataSource, (line) => reported.push(line))
  expect(reported).toEqual([expect.stringMatching(/^\d+ tablas de la base de datos pasan a utf8mb4\.$/)])
  await expectUtf8mb4()
  await buildApprentice(database.dataSource, { nro_documento: 'Ñ2', nombre: '李 😀' })
  expect(await people()).toEqual([{ nombre: 'Íñigo «Ñandú»' }, { nombre: '李 😀' }])
  await expect(query("UPDATE matricula SET nro_documento = 'x'")).rejects.toThrow('foreign key constraint fails')
})

it('useUtf8mb4 continues a conversion that was interrupted between two tables', async () => {
  await createLatin1Schema()
  for (let remaining = 1; ; remaining += 9) {
    const stop = interruptAfter(remaining)
    const outcome = await migrate(database.dataSource).catch((error: Error) => error.message)
    stop()
    if (outcome === undefined) break
    expect(outcome).toContain('interrupted')
    // The connection that returns to the pool checks foreign keys again.
    expect(await query('SELECT @@foreign_key_checks AS checks')).toEqual([{ checks: '1' }])
  }
  await expectUtf8mb4()
  expect(await people()).toEqual([{ nombre: 'Íñigo «Ñandú»' }])
})

/** Fails every table change after the first `tables` changes. Returns a function that stops the failures. */
function interruptAfter(tables: number): () => void {
  const { driver } = database.dataSource
  const create = driver.createQueryRunner.bind(driver)
  let remaining = tables
  driver.createQueryRunner = (mode) => {
    const runner = create(mode)
    const run = runner.query.bind(runner) as (sql: string, ...more: unknown[]) => Promise<never>
    runner.query = async (sql: string, ...more: unknown[]) => {
      if (sql.startsWith('ALTER TABLE') && remaining-- <= 0) throw new Error('interrupted')
      return run(sql, ...more)
    }
    return runner
  }
  return () => {
    driver.createQueryRunner = create
  }
}
