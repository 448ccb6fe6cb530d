import { freshDatabase, type TestDatabase } from '../../testing/database.js'
import { driftOf } from '../../testing/drift.js'
import { ENTITIES } from '../operations/app.entities.js'
import { connect } from './connect.js'
import { migrate } from './migrate.js'
import type { WritableDataSource } from './writable-data-source.js'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

// TypeORM prints failed statements.
beforeAll(() => jest.spyOn(console, 'log').mockReturnValue())
afterAll(() => jest.restoreAllMocks())

const READS = /^\s*(SELECT|SHOW|PRAGMA|BEGIN|COMMIT|ROLLBACK)\b/i

/** Fails every changing statement after the first `changes` statements, as if the process had died. */
function interruptAfter(dataSource: WritableDataSource, changes: number): void {
  const { driver } = dataSource
  const create = driver.createQueryRunner.bind(driver)
  let remaining = changes
  driver.createQueryRunner = (mode) => {
    const runner = create(mode)
    const query = runner.query.bind(runner) as (sql: string, ...more: unknown[]) => Promise<never>
    runner.query = (sql: string, ...more: unknown[]) => {
      if (!READS.test(sql) && remaining-- <= 0) throw new Error('interrupted')
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

it('migrate completes migrations that were interrupted after any statement', async () => {
  let starts = 1
  // On MySQL each start does one statement. SQLite rolls back an interrupted start, so each start gets one statement more.
  while (!(await migrateUntil(database.target.engine === 'mysql' ? 1 : starts))) starts++
  expect(starts).toBeGreaterThan(ENTITIES.length)
  const dataSource = await connect(database.target, ENTITIES)
  expect(await driftOf(dataSource)).toEqual([])
  expect(await dataSource.showMigrations()).toBe(false)
  await dataSource.destroy()
})

it('migrate reports the versions and the duration of an upgrade, and nothing else', async () => {
  const dataSource = await connect(database.target, ENTITIES)
  const reported: string[] = []
  const again = () => migrate(dataSource, (line) => reported.push(line))
  await again()
  expect(reported).toEqual([])
  const last = dataSource.migrations.length
  await dataSource.undoLastMigration()
  await dataSource.undoLastMigration()
  await again()
  const range = `de la migración ${last - 2} a la ${last}`
  expect(reported).toEqual([
    expect.stringMatching(`^Fichero .* actualiza la base de datos ${range}\\. .*la copia de seguridad hecha antes\\.$`),
    expect.stringMatching(`^Base de datos actualizada ${range} en \\d+(,\\d)? s\\.$`),
  ])
  await dataSource.destroy()
})

it('migrate reports nothing for a new database', async () => {
  const fresh = await freshDatabase()
  const dataSource = await connect(fresh.target, ENTITIES)
  const say = jest.fn()
  await migrate(dataSource, say)
  expect(say).not.toHaveBeenCalled()
  await dataSource.destroy()
  await fresh.drop()
})
