import { buildApprentice, buildFicha } from '../../../testing/build.js'
import { openSchool, type School } from '../../../testing/school.js'
import { recount } from '../../areas/fichas/recount.js'
import { migrate } from '../migrate.js'
import { FichaProgress1800000000004 } from './4-ficha-progress.js'

let school: School
beforeEach(async () => {
  school = await openSchool()
})
afterEach(() => school.close())

it('the migration counts the apprentices of existing fichas, and continues an interrupted start', async () => {
  const { dataSource } = school.api
  const fichas = []
  for (let index = 0; index < 3; index++) {
    const { nro_ficha } = await buildFicha(dataSource)
    fichas.push(nro_ficha)
    for (const [nombre, resultados_aprobados] of [
      ['ANA', 4],
      ['LUZ', 4],
      ['EVA', index],
    ] as const)
      await buildApprentice(dataSource, { nro_ficha, nombre, resultados_aprobados })
    await buildApprentice(dataSource, { nro_ficha, estado: 'CANCELADO', resultados_aprobados: 1 })
  }
  const rows = () => dataSource.query('SELECT * FROM ficha_avance ORDER BY nro_ficha, resultados_aprobados')
  const expected = await rows()
  expect(expected).toHaveLength(6)
  for (const lost of [fichas, fichas.slice(1), []]) {
    for (const nro_ficha of lost) await dataSource.query('DELETE FROM ficha_avance WHERE nro_ficha = ?', [nro_ficha])
    await dataSource.query('DELETE FROM migracion WHERE name = ?', [new FichaProgress1800000000004().name])
    await migrate(dataSource)
    expect(await rows()).toEqual(expected)
  }
  expect((await recount(dataSource.manager)).filter(({ table }) => table === 'ficha_avance')).toEqual([])
})
