import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Api, startApi } from './testing/api.js'
import { buildUser } from './testing/build.js'
import { tokenIn } from './testing/outbox.js'
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

describe('a link for who has lost the password', () => {
  let api: Api
  beforeAll(async () => {
    api = await startApi()
  })
  afterAll(() => api.close())

  it('is printed while the system runs, and works once', async () => {
    const { nro_documento } = await buildUser(api.dataSource, { rol: 'admin', nombre: 'Íngrid', apellido: 'Peña' })
    const { code, out } = await runBuilt('access-link', api.database, [nro_documento])
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^Íngrid Peña \(admin\)[\s\S]*\/reset-password\/[\s\S]*72 horas/),
    ])
    const reset = () => api.post(`/auth/reset-password/${tokenIn(out)}`, { newPassword: 'una que recuerdo' })
    expect([(await reset()).status, (await reset()).status]).toEqual([200, 410])
    expect((await api.post('/auth/login', { nro_documento, contrasena: 'una que recuerdo' })).status).toBe(200)
  })

  it('is refused in words', async () => {
    const { nro_documento } = await buildUser(api.dataSource, {
      estado: 'deshabilitado',
      nombre: 'Luz',
      apellido: 'Mora',
    })
    const said = async (...args: string[]) => (await runBuilt('access-link', api.database, args)).said.trim()
    expect(await said()).toBe('Escriba el documento: npm run access-link --workspace api -- DOCUMENTO')
    expect(await said('52000999')).toBe('Nadie tiene el documento 52000999.')
    expect(await said(nro_documento)).toBe('La cuenta de Luz Mora no está habilitada.')
  })
})
