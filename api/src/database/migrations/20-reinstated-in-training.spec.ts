import { buildApprentice, buildFicha } from '../../../testing/build.js'
import { openSchool, type School } from '../../../testing/school.js'
import { recount } from '../../areas/fichas/recount.js'
import { migrate } from '../migrate.js'
import { inTransaction } from '../transaction.js'
import { ReinstatedInTraining1800000000020 } from './20-reinstated-in-training.js'

const migration = new ReinstatedInTraining1800000000020()

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

it('the migration counts apprentices in REINTEGRADO of existing fichas, and continues an interrupted start', async () => {
  const { dataSource } = school.api
  for (const reinstated of [0, 1, 2]) {
    const { nro_ficha } = await buildFicha(dataSource)
    await buildApprentice(dataSource, { nro_ficha, resultados_aprobados: 4 })
    await buildApprentice(dataSource, { nro_ficha, estado: 'CANCELADO', resultados_aprobados: 1 })
    for (let person = 0; person < reinstated; person++)
      await buildApprentice(dataSource, { nro_ficha, estado: 'REINTEGRADO', resultados_aprobados: 3 + person })
  }
  await inTransaction(dataSource, (manager) =>
    manager.query('UPDATE ficha SET aprobados_en_formacion = 4, total_aprendices_en_formacion = 1'),
  )
  const counters = async () => [
    await dataSource.query(
      'SELECT nro_ficha, total_aprendices_en_formacion AS personas, aprobados_en_formacion AS aprobados FROM ficha ORDER BY nro_ficha',
    ),
    await dataSource.query('SELECT * FROM ficha_avance ORDER BY nro_ficha, resultados_aprobados'),
  ]
  const runner = dataSource.createQueryRunner()
  await migration.up(runner)
  const right = await counters()
  expect(right[0]).toMatchObject([
    { personas: 1, aprobados: 4 },
    { personas: 2, aprobados: 7 },
    { personas: 3, aprobados: 11 },
  ])
  const drifts = async () => (await recount(dataSource.manager)).filter(({ table }) => table !== 'matricula')
  expect(await drifts()).toEqual([])

  for (const statement of ['UPDATE', 'DELETE', 'INSERT', 'nothing']) {
    await migration.down(runner)
    expect(await drifts()).not.toEqual([])
    const query = runner.query.bind(runner)
    const spy = jest.spyOn(runner, 'query').mockImplementation((sql, ...more) => {
      if (sql.startsWith(statement)) throw new Error('interrupted')
      return query(sql, ...more)
    })
    if (statement !== 'nothing') await expect(migration.up(runner)).rejects.toThrow('interrupted')
    spy.mockRestore()
    await dataSource.query('DELETE FROM migracion WHERE name = ?', [migration.name])
    await migrate(dataSource)
    expect(await counters()).toEqual(right)
  }
  await runner.release()
})
