import { type Api, startApi } from '../../../testing/api.js'
import { buildUser } from '../../../testing/build.js'
import { WeeklySummary1800000000037 } from './37-weekly-summary.js'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('is off for everybody after the upgrade, which can be repeated and taken back', async () => {
  const { id } = await buildUser(api.dataSource, { resumen_semanal: true, resumen_enviado: '2026-05-04' })
  const runner = api.dataSource.createQueryRunner()
  const migration = new WeeklySummary1800000000037()
  await migration.down(runner)
  await migration.down(runner)
  await migration.up(runner)
  await migration.up(runner)
  await runner.release()
  const columns = 'SELECT resumen_semanal, resumen_enviado FROM usuario WHERE id = ?'
  expect(await api.dataSource.query(columns, [id])).toEqual([{ resumen_semanal: 0, resumen_enviado: null }])
})
