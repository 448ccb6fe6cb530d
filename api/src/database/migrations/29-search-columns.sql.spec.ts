import { buildApprentice, buildProgram, buildUser } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { SearchColumns1800000000029 } from './29-search-columns.js'

let database: ConnectedDatabase
beforeEach(async () => {
  database = await connectedDatabase()
})
afterEach(() => database.drop())

const DOCUMENT = '1900900001'

it('the migration refills search columns with words that punctuation separates, also after an interruption', async () => {
  const { dataSource } = database
  const { apprentice } = await buildApprentice(dataSource, {
    nombre: 'ANA',
    apellido: "D'ALESSIO",
    nro_documento: DOCUMENT,
  })
  const user = await buildUser(dataSource, { nombre: 'Luz', apellido: 'Ruiz-Peña', nro_documento: '1900900002' })
  const program = await buildProgram(dataSource, { nombre_programa: 'Redes (web).', codigo: '228106' })
  const columns = async () => [
    ...(await dataSource.query('SELECT busqueda FROM aprendiz WHERE nro_documento = ?', [DOCUMENT])),
    ...(await dataSource.query('SELECT busqueda FROM usuario WHERE id = ?', [user.id])),
    ...(await dataSource.query('SELECT busqueda FROM programa WHERE id = ?', [program.id])),
    ...(await dataSource.query(
      'SELECT palabra, busqueda FROM aprendiz_palabra WHERE nro_documento = ? ORDER BY palabra',
      [DOCUMENT],
    )),
  ]
  const now = await columns()
  expect(now).toContainEqual({ busqueda: `ana d alessio ${DOCUMENT} dalessio` })
  expect(now).toContainEqual({ busqueda: 'luz ruiz pena 1900900002 ruizpena' })
  expect(now).toContainEqual({ busqueda: 'redes web 228106' })

  const runner = dataSource.createQueryRunner()
  const former = `ana d'alessio ${DOCUMENT}`
  await runner.query('UPDATE aprendiz SET busqueda = ? WHERE nro_documento = ?', [former, apprentice.nro_documento])
  await runner.query("UPDATE usuario SET busqueda = 'luz ruiz-pena 1900900002' WHERE id = ?", [user.id])
  await runner.query("UPDATE programa SET busqueda = 'redes (web). 228106' WHERE id = ?", [program.id])
  await runner.query('DELETE FROM aprendiz_palabra')
  for (const palabra of former.split(' '))
    await runner.query('INSERT INTO aprendiz_palabra (palabra, nro_documento, busqueda) VALUES (?, ?, ?)', [
      palabra,
      DOCUMENT,
      former,
    ])

  const migration = new SearchColumns1800000000029()
  const spy = jest
    .spyOn(runner.manager, 'transaction')
    .mockImplementationOnce(() => Promise.reject(new Error('killed')))
  await expect(migration.up(runner)).rejects.toThrow('killed')
  spy.mockRestore()
  await migration.up(runner)
  expect(await columns()).toEqual(now)
  await migration.up(runner)
  expect(await columns()).toEqual(now)
  await runner.release()
})

it('the migration keeps the name that another node has stored meanwhile, and its words', async () => {
  const { dataSource } = database
  await buildApprentice(dataSource, { nombre: 'ANA', apellido: 'RÍOS', nro_documento: DOCUMENT })
  const runner = dataSource.createQueryRunner()
  const store = (busqueda: string) =>
    runner.query('UPDATE aprendiz SET busqueda = ? WHERE nro_documento = ?', [busqueda, DOCUMENT])
  await store(`ana d'alessio ${DOCUMENT}`)
  const query = runner.query.bind(runner)
  const spy = jest.spyOn(runner, 'query').mockImplementation(async (sql, ...more) => {
    const rows = await query(sql, ...more)
    if (sql.startsWith('SELECT nro_documento') && rows.length > 0 && !sql.includes(' IN ')) {
      spy.mockRestore()
      await store(`luz paz ${DOCUMENT}`)
    }
    return rows
  })
  await new SearchColumns1800000000029().up(runner)
  expect(await runner.query('SELECT busqueda FROM aprendiz')).toEqual([{ busqueda: `luz paz ${DOCUMENT}` }])
  expect(await runner.query('SELECT palabra FROM aprendiz_palabra ORDER BY palabra')).toEqual(
    [DOCUMENT, 'luz', 'paz'].map((palabra) => ({ palabra })),
  )
  await runner.release()
})
