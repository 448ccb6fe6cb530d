import type { StatusAnswer } from '@fichero/contract/status.schema'
import { Logger } from '@nestjs/common'
import { written } from '../database/written.js'
import { BackgroundTasks } from '../mail/background-tasks.js'
import { Nodes } from '../nodes/nodes.js'
import { type Api, startApi } from '../testing/api.js'
import { buildAdmin, buildUser } from '../testing/build.js'

let api: Api
let admin: string
beforeAll(async () => {
  api = await startApi()
  admin = api.tokenOf(await buildAdmin(api.dataSource))
})
afterAll(() => api.close())

const status = async () => (await api.get<StatusAnswer>('/status', admin)).body

it('is for administrators', async () => {
  const person = api.tokenOf(await buildUser(api.dataSource))
  expect([(await api.get('/status')).status, (await api.get('/status', person)).status]).toEqual([401, 403])
})

it('tells every part', async () => {
  await api.app.get(Nodes).sign()
  await buildUser(api.dataSource, { estado: 'pendiente' })
  const told = await status()
  expect(told).toMatchObject({
    nodos: [{ proceso: process.pid, vive: true, redis: false }],
    base: { motor: api.database.target.engine, version: expect.stringMatching(/^\d+\.\d/), grupo: null },
    correo: { configurado: false, ultimo: null, esperan: 0, desde: null },
    copia: { fecha: null },
    espera: { archivos: 0, en_fila: 0, solicitudes: 1 },
  })
  expect(told.base?.tamano).toBeGreaterThan(100_000)
  expect(told.disco?.total).toBeGreaterThan(told.disco?.libre ?? Infinity)
})

it('tells mail that waits and when one was sent', async () => {
  const desde = new Date(Date.now() - 3600_000)
  const values = ['x', 3, ...[desde, desde, new Date(Date.now() + 3600_000)].map(written)]
  await api.dataSource.query(
    'INSERT INTO correo_pendiente (cifrado, intentos, guardado, siguiente, vence) VALUES (?, ?, ?, ?, ?)',
    values,
  )
  const person = await buildUser(api.dataSource)
  await api.post('/auth/forgot-password', { nro_documento: person.nro_documento })
  await api.app.get(BackgroundTasks).finished()
  const { correo, fallas } = await status()
  expect(correo).toEqual({
    configurado: false,
    ultimo: expect.stringContaining('T'),
    esperan: 1,
    desde: desde.toISOString(),
  })
  expect(fallas).toContainEqual({ codigo: 'mail_waits', params: { count: 1, desde: desde.toISOString() } })
  await api.dataSource.query('DELETE FROM correo_pendiente')
})

it('tells the modules that people get, and which of them fails', async () => {
  // They are published when a page is first asked for.
  await api.get('/remotes')
  const { modulos } = await status()
  expect(modulos?.map(({ nombre, fallos, falla }) => [nombre, fallos, falla])).toContainEqual(['programs', 0, false])
  const [{ activa }] = await api.dataSource.query("SELECT activa FROM remoto WHERE nombre = 'programs'")
  const fail = (motivo: string) => api.post('/remotes/fallos', { remoto: 'programs', hash: activa, motivo })
  for (const motivo of ['render', 'render', 'network']) await fail(motivo)
  const told = await status()
  expect(told.modulos?.find(({ nombre }) => nombre === 'programs')).toMatchObject({
    titulo: { es: 'Programas', en: 'Programs' },
    fallos: 2,
    falla: true,
  })
  expect(told.fallas.map(({ codigo }) => codigo)).toContain('release_failing')
})

it('leaves out a part that does not answer in its time, and says so', async () => {
  const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
  const frozen = jest.spyOn(api.app.get(Nodes), 'all').mockReturnValue(new Promise(() => undefined))
  const begin = performance.now()
  const told = await status()
  expect(performance.now() - begin).toBeLessThan(5000)
  expect(told.nodos).toBeNull()
  expect(told.base).not.toBeNull()
  expect(told.fallas).toContainEqual({ codigo: 'part_silent', params: { parte: 'nodos' } })
  frozen.mockRestore()
  warned.mockRestore()
})
