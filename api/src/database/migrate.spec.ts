import { ENTITIES } from '../app.entities.js'
import { freshDatabase, type TestDatabase } from '../testing/database.js'
import { driftOf } from '../testing/drift.js'
import { connect } from './connect.js'
import { migrate } from './migrate.js'
import type { WritableDataSource } from './writable-data-source.js'

// A start for each statement.
let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

// TypeORM prints what fails.
beforeAll(() => jest.spyOn(console, 'log').mockReturnValue())
afterAll(() => jest.restoreAllMocks())

const READS = /^\s*(SELECT|SHOW|PRAGMA|BEGIN|COMMIT|ROLLBACK)\b/i

/** Lets so many statements change the database; the next one fails as if the process had died before it. */
function interruptAfter(dataSource: WritableDataSource, changes: number): void {
  const { driver } = dataSource
  const create = driver.createQueryRunner.bind(driver)
  let left = changes
  driver.createQueryRunner = (mode) => {
    const runner = create(mode)
    const query = runner.query.bind(runner) as (sql: string, ...more: unknown[]) => Promise<never>
    runner.query = (sql: string, ...more: unknown[]) => {
      if (!READS.test(sql) && left-- <= 0) throw new Error('interrupted')
      return query(sql, ...more)
    }
    return runner
  }
}

/** Returns whether all migrations are done. */
async function migrateUntil(changes: number): Promise<boolean> {
  const dataSource = await connect(database.target, ENTITIES)
  interruptAfter(dataSource, changes)
  try {
    await migrate(dataSource)
    return true
  } catch (error) {
    expect(error).toMatchObject({ message: expect.stringContaining('interrupted') })
    return false
  } finally {
    await dataSource.destroy()
  }
}

it('every migration can be interrupted after any statement, and is completed by the next start', async () => {
  let starts = 1
  // On MySQL each start makes one step more. SQLite takes the steps of an interrupted start back, so each one gets further.
  while (!(await migrateUntil(database.target.engine === 'mysql' ? 1 : starts))) starts++
  expect(starts).toBeGreaterThan(ENTITIES.length)
  const dataSource = await connect(database.target, ENTITIES)
  expect(await driftOf(dataSource)).toEqual([])
  expect(await dataSource.showMigrations()).toBe(false)
  await dataSource.destroy()
})

it('an upgrade tells from where to where, and how long it took; nothing else is told', async () => {
  const dataSource = await connect(database.target, ENTITIES)
  const said: string[] = []
  const again = () => migrate(dataSource, (line) => said.push(line))
  await again()
  expect(said).toEqual([])
  const last = dataSource.migrations.length
  await dataSource.undoLastMigration()
  await dataSource.undoLastMigration()
  await again()
  const way = `de la migración ${last - 2} a la ${last}`
  expect(said).toEqual([
    expect.stringMatching(`^Fichero .* actualiza la base de datos ${way}\\. .*la copia de seguridad hecha antes\\.$`),
    expect.stringMatching(`^Base de datos actualizada ${way} en \\d+(,\\d)? s\\.$`),
  ])
  await dataSource.destroy()
})

it('a new database needs no word', async () => {
  const fresh = await freshDatabase()
  const dataSource = await connect(fresh.target, ENTITIES)
  const say = jest.fn()
  await migrate(dataSource, say)
  expect(say).not.toHaveBeenCalled()
  await dataSource.destroy()
  await fresh.drop()
})
