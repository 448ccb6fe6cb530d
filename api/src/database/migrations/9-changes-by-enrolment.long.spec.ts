import { type FichaSchool, openFichaSchool } from '../../../testing/ficha-school.js'
import { fixture } from '../../../testing/fixtures.js'
import { loadReport } from '../../../testing/import-history.js'
import { mixedReport } from '../../../testing/mixed-reports.js'
import { JudgmentChanges } from '../../areas/fichas/import/judgment-changes.entity.js'
import { migrate } from '../migrate.js'
import { ChangesByEnrolment1800000000009 } from './9-changes-by-enrolment.js'

const { name } = new ChangesByEnrolment1800000000009()

let school: FichaSchool
beforeAll(async () => {
  school = await openFichaSchool()
})
afterAll(() => school.close())

it('the migration loses no change of a judgment, even after an interrupted start', async () => {
  const { dataSource } = school.api
  const first = await loadReport(school, fixture('judgments'))
  await loadReport(school, mixedReport())
  const expected = await changes()
  const sides = expected.flatMap(({ juicios }) => juicios)
  expect(sides.some(({ antes }) => antes === null) && sides.some(({ despues }) => despues === null)).toBe(true)
  // Migrates twice: from the complete former table, and after an interrupted migration.
  for (const isInterrupted of [false, true]) {
    while (dataSource.migrations.findIndex((one) => one.name === name) < (await count('migracion')))
      await dataSource.undoLastMigration()
    expect(await count('cambio')).toBe(sides.length)
    if (isInterrupted) await interrupt(first)
    await migrate(dataSource)
    expect(await changes()).toEqual(expected)
    expect(await hasFormer()).toBe(false)
  }
  await dataSource.query('DELETE FROM migracion WHERE name = ?', [name])
  await migrate(dataSource)
  expect(await changes()).toEqual(expected)
})

/** Interrupts the migration after the first import: the import's new rows and the former table exist. */
async function interrupt(first: number): Promise<void> {
  const { dataSource } = school.api
  const runner = dataSource.createQueryRunner()
  const drop = jest.spyOn(runner, 'dropTable').mockRejectedValue(new Error('interrupted'))
  await expect(new ChangesByEnrolment1800000000009().up(runner)).rejects.toThrow('interrupted')
  drop.mockRestore()
  await runner.release()
  await dataSource.query('DELETE FROM cambio_matricula WHERE id_importacion <> ?', [first])
}

async function changes(): Promise<JudgmentChanges[]> {
  const rows = await school.api.dataSource.manager.find(JudgmentChanges, {
    order: { id_importacion: 'ASC', id_matricula: 'ASC' },
  })
  // The order of an enrolment's judgments has no meaning.
  for (const { juicios } of rows) juicios.sort((one, other) => one.id_resultado - other.id_resultado)
  return rows
}

async function hasFormer(): Promise<boolean> {
  const runner = school.api.dataSource.createQueryRunner()
  return runner.hasTable('cambio').finally(() => runner.release())
}

async function count(table: string): Promise<number> {
  const [row] = await school.api.dataSource.query(`SELECT COUNT(*) AS total FROM ${table}`)
  return Number(row.total)
}
