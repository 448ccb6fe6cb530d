import type { BackupFaultAnswer, StatusAnswer } from '@fichero/contract/status.schema'
import { Logger } from '@nestjs/common'
import { type Api, startApi } from '../../../testing/api.js'
import { buildAdmin, buildUser } from '../../../testing/build.js'
import { sqlInstant } from '../../database/sql-instant.js'
import { Nodes } from '../nodes/nodes.js'

const HOUR = 3600_000

let api: Api
let admin: string
beforeAll(async () => {
  api = await startApi()
  admin = api.tokenOf(await buildAdmin(api.dataSource))
})
afterAll(() => api.close())

const status = async () => (await api.get<StatusAnswer>('/status', admin)).body

it.each(['/status', '/status/copia'])('%s is for administrators', async (path) => {
  const person = api.tokenOf(await buildUser(api.dataSource))
  expect([(await api.get(path)).status, (await api.get(path, person)).status]).toEqual([401, 403])
})

it('the status reports every part', async () => {
  await api.app.get(Nodes).sendHeartbeat()
  await buildUser(api.dataSource, { estado: 'pendiente' })
  const answer = await status()
  expect(answer).toMatchObject({
    nodos: [{ proceso: process.pid, vive: true, redis: false }],
    base: { motor: api.database.target.engine, version: expect.stringMatching(/^\d+\.\d/) },
    correo: { configurado: false, ultimo: null, esperan: 0, desde: null },
    copia: { fecha: null },
    espera: { archivos: 0, en_fila: 0, solicitudes: 1 },
  })
  expect(answer.base?.tamano).toBeGreaterThan(100_000)
  expect(answer.disco?.total).toBeGreaterThan(answer.disco?.libre ?? Infinity)
})

it('the status reports waiting mail and when the last mail was sent', async () => {
  const desde = new Date(Date.now() - 3600_000)
  const values = ['x', 3, ...[desde, desde, new Date(Date.now() + 3600_000)].map(sqlInstant)]
  await api.dataSource.query(
    'INSERT INTO correo_pendiente (cifrado, intentos, guardado, siguiente, vence) VALUES (?, ?, ?, ?, ?)',
    values,
  )
  const person = await buildUser(api.dataSource)
  await api.post(`/admin/access-link/${person.nro_documento}`, undefined, admin)
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

it('the status reports the active releases of modules, and which of them fails', async () => {
  // The first request of a page publishes the releases.
  await api.get('/remotes')
  const { modulos } = await status()
  expect(modulos?.map(({ nombre, fallos, falla }) => [nombre, fallos, falla])).toContainEqual(['programs', 0, false])
  const [{ activa }] = await api.dataSource.query("SELECT activa FROM remoto WHERE nombre = 'programs'")
  const fail = (motivo: string) => api.post('/remotes/fallos', { remoto: 'programs', hash: activa, motivo })
  for (const motivo of ['render', 'render', 'network']) await fail(motivo)
  const answer = await status()
  expect(answer.modulos?.find(({ nombre }) => nombre === 'programs')).toMatchObject({
    titulo: { es: 'Programas', en: 'Programs' },
    fallos: 2,
    falla: true,
  })
  expect(answer.fallas.map(({ codigo }) => codigo)).toContain('release_failing')
})

it('the status reports a fault for a part that does not answer in time', async () => {
  const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
  const frozen = jest.spyOn(api.app.get(Nodes), 'all').mockReturnValue(new Promise(() => undefined))
  const begin = performance.now()
  const answer = await status()
  expect(performance.now() - begin).toBeLessThan(5000)
  expect(answer.nodos).toBeNull()
  expect(answer.base).not.toBeNull()
  expect(answer.fallas).toContainEqual({ codigo: 'part_silent', params: { parte: 'nodos' } })
  frozen.mockRestore()
  warned.mockRestore()
})

describe('the fault about backups', () => {
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR)
  const bothFaults = async () => {
    const { body } = await api.get<BackupFaultAnswer>('/status/copia', admin)
    const ofEstado = (await status()).fallas.filter(({ codigo }) => codigo.startsWith('backup_'))
    return { falla: body.falla, ofEstado }
  }
  const hasData = (since: Date) =>
    api.dataSource.query('INSERT INTO auditoria (fecha, accion, entidad, entidad_id) VALUES (?, ?, ?, ?)', [
      sqlInstant(since),
      'x',
      'ficha',
      '1',
    ])
  const hasBackup = (made: Date) =>
    api.dataSource.query('INSERT INTO copia (fecha, tamano_kb, huella, cifrada, filas) VALUES (?, 1, ?, 0, 1)', [
      sqlInstant(made),
      'x'.repeat(64),
    ])

  it('is the same on the dashboard and on Estado: no data, no backup, old backup, new backup', async () => {
    expect(await bothFaults()).toEqual({ falla: null, ofEstado: [] })
    await hasData(ago(31))
    const missing = { codigo: 'backup_missing', params: {} }
    expect(await bothFaults()).toEqual({ falla: missing, ofEstado: [missing] })
    const [last, now] = [ago(31), ago(1)]
    await hasBackup(last)
    const old = { codigo: 'backup_old', params: { desde: last.toISOString() } }
    expect(await bothFaults()).toEqual({ falla: old, ofEstado: [old] })
    await hasBackup(now)
    expect(await bothFaults()).toEqual({ falla: null, ofEstado: [] })
  })
})
