import { ENTITIES } from '../app.entities.js'
import { buildApprentice } from '../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.js'
import { driftOf } from '../testing/drift.js'
import { migrate } from './migrate.js'

let database: ConnectedDatabase
beforeEach(async () => {
  database = await connectedDatabase({ migrated: false })
  await database.dataSource.query('ALTER DATABASE CHARACTER SET latin1')
})
afterEach(() => database.drop())

const query = (sql: string) => database.dataSource.query(sql)

/** Tables and columns that cannot hold every letter. */
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

async function expectEveryLetter(): Promise<void> {
  expect(await limited()).toEqual([])
  expect(await driftOf(database.dataSource)).toEqual([])
}

/** As an earlier version left it, with a person of each letter that it could keep. */
async function madeBefore() {
  await database.dataSource.runMigrations({ transaction: 'none' })
  expect((await limited()).length).toBeGreaterThan(ENTITIES.length)
  await buildApprentice(database.dataSource, { nro_documento: 'Ñ1', nombre: 'Íñigo «Ñandú»' })
}

const people = () => query('SELECT nombre FROM aprendiz ORDER BY nro_documento')

it('tables are made for every letter, whatever the database was made for', async () => {
  await migrate(database.dataSource)
  await expectEveryLetter()
})

it('tables of an earlier version are brought over with what is in them, and the operator is told once', async () => {
  await madeBefore()
  const said: string[] = []
  for (let start = 0; start < 2; start++) await migrate(database.dataSource, (line) => said.push(line))
  expect(said).toEqual([expect.stringMatching(/^\d+ tablas de la base de datos pasan a utf8mb4\.$/)])
  await expectEveryLetter()
  await buildApprentice(database.dataSource, { nro_documento: 'Ñ2', nombre: '李 😀' })
  expect(await people()).toEqual([{ nombre: 'Íñigo «Ñandú»' }, { nombre: '李 😀' }])
  await expect(query("UPDATE matricula SET nro_documento = 'x'")).rejects.toThrow('foreign key constraint fails')
})

it('a start that was interrupted between two tables is continued by the next one', async () => {
  await madeBefore()
  for (let left = 1; ; left += 9) {
    const stop = interruptAfter(left)
    const outcome = await migrate(database.dataSource).catch((error: Error) => error.message)
    stop()
    if (outcome === undefined) break
    expect(outcome).toContain('interrupted')
    // Keys are checked again on the connection that goes back.
    expect(await query('SELECT @@foreign_key_checks AS checks')).toEqual([{ checks: '1' }])
  }
  await expectEveryLetter()
  expect(await people()).toEqual([{ nombre: 'Íñigo «Ñandú»' }])
})

/** Lets so many tables be changed. Returns what ends it. */
function interruptAfter(tables: number): () => void {
  const { driver } = database.dataSource
  const create = driver.createQueryRunner.bind(driver)
  let left = tables
  driver.createQueryRunner = (mode) => {
    const runner = create(mode)
    const run = runner.query.bind(runner) as (sql: string, ...more: unknown[]) => Promise<never>
    runner.query = async (sql: string, ...more: unknown[]) => {
      if (sql.startsWith('ALTER TABLE') && left-- <= 0) throw new Error('interrupted')
      return run(sql, ...more)
    }
    return runner
  }
  return () => {
    driver.createQueryRunner = create
  }
}
