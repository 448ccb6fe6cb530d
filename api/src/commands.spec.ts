import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildUser } from './testing/build.js'
import { connectedDatabase } from './testing/connected-database.js'
import { runBuilt } from './testing/run-command.js'

it('makes no database where there is none, and says where it looked', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fichero-command-'))
  expect(await runBuilt('recount', { dataDir: folder, target: { engine: 'sqlite', file: '' } })).toEqual({
    code: 2,
    out: '',
    said: `DATA_DIR: no hay ninguna base de datos en «${join(folder, 'fichero.sqlite')}».\n`,
  })
  expect(await readdir(folder)).toEqual([])
})

it('says in words whom it does not know, and for whom there is no link', async () => {
  const database = await connectedDatabase()
  const { nro_documento } = await buildUser(database.dataSource, {
    estado: 'deshabilitado',
    nombre: 'Luz',
    apellido: 'Mora',
  })
  const said = async (...args: string[]) => (await runBuilt('access-link', database, args)).said.trim()
  expect(await said()).toBe('Escriba el documento: npm run access-link --workspace api -- DOCUMENTO')
  expect(await said('52000999')).toBe('Nadie tiene el documento 52000999.')
  expect(await said(nro_documento)).toBe('La cuenta de Luz Mora no está habilitada.')
  const file = join(database.dataDir, 'nobody.json')
  expect((await runBuilt('person', database, ['52000999', file])).said).toMatch(/^Nada se guarda de una persona/)
  await database.drop()
})
