import { findApprentices } from '../../search/find-apprentices.js'
import { type Api, startApi } from '../../testing/api.js'
import { buildApprentice } from '../../testing/build.js'
import { ApprenticeWords1700000000006 } from './6-apprentice-words.js'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('finds people who were there before their words were, over several batches', async () => {
  const { apprentice, enrolment } = await buildApprentice(api.dataSource, { nombre: 'ÁNGELA', apellido: 'DÍAZ' })
  const runner = api.dataSource.createQueryRunner()
  const migration = new ApprenticeWords1700000000006()
  await migration.down(runner)
  for (let number = 0; number < 600; number++) {
    const document = String(1_200_000_000 + number)
    await runner.query(
      `INSERT INTO aprendiz (nro_documento, tipo_documento, nombre, apellido, busqueda) VALUES (?, 'CC', 'LUZ', 'PAZ', ?)`,
      [document, `luz paz luz ${document}`],
    )
  }
  await migration.up(runner)
  await runner.release()
  expect(await findApprentices(api.dataSource, ['angela', 'diaz'], 5)).toMatchObject([
    { nro_documento: apprentice.nro_documento, nro_ficha: enrolment.nro_ficha },
  ])
  const counted = `SELECT COUNT(DISTINCT nro_documento) AS people, COUNT(*) AS words FROM aprendiz_palabra`
  const [row] = await api.dataSource.query(counted)
  expect({ people: Number(row.people), words: Number(row.words) }).toEqual({ people: 601, words: 3 * 601 })
})
