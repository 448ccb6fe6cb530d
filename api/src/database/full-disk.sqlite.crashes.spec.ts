import { Logger } from '@nestjs/common'
import libsql from 'libsql'
import { startApi } from '../../testing/api.js'
import { buildAdmin } from '../../testing/build.js'
import { fileOf } from '../../testing/database.js'
import type { smallDisk } from '../../testing/small-disk.js'

jest.mock('libsql', () => jest.requireActual('../../testing/small-disk').smallDisk(jest.requireActual('libsql')))
const disk = libsql as unknown as ReturnType<typeof smallDisk>
const FAILED_WRITES = 3
const LATER_WRITES = 10

it('the database stores every acknowledged write after the disk was full', async () => {
  jest.spyOn(Logger.prototype, 'error').mockReturnValue()
  const api = await startApi()
  const token = api.tokenOf(await buildAdmin(api.dataSource))
  let last = 0
  const create = async () => {
    const nro_documento = String(52_000_000 + ++last)
    const { status } = await api.post(
      '/users/create',
      {
        tipo_documento: 'CC',
        nro_documento,
        nombre: 'x'.repeat(100),
        apellido: 'Peña',
        contrasena: 'clave de prueba',
        correo_institucional: `disco${last}@fichero.example`,
        rol: 'user',
        tipo: 'tecnico',
        fecha_inicio_contrato: '2026-01-20',
        fecha_fin_contrato: '2099-12-15',
      },
      token,
    )
    return { nro_documento, status }
  }

  const answers = []
  disk.fill()
  for (let failed = 0; failed < FAILED_WRITES; ) {
    const answer = await create()
    answers.push(answer)
    if (answer.status !== 507) continue
    failed++
    // SQLite rolled back the write above by itself. A rule rejects the next write inside its transaction.
    expect((await api.post('/users/enabled/999999', {}, token)).status).toBe(404)
  }
  disk.free()
  for (let remaining = LATER_WRITES; remaining > 0; remaining--) answers.push(await create())

  expect(answers.slice(-LATER_WRITES).map(({ status }) => status)).toEqual(Array(LATER_WRITES).fill(201))
  expect((await api.get('/health/ready')).status).toBe(200)
  // Reads the file as another program would.
  const reader = new libsql(fileOf(api.database.target))
  const stored = reader.prepare('SELECT nro_documento FROM usuario WHERE nombre = ?').all('x'.repeat(100))
  const acknowledged = answers.filter(({ status }) => status === 201)
  expect(stored.map((row) => (row as { nro_documento: string }).nro_documento)).toEqual(
    acknowledged.map(({ nro_documento }) => nro_documento),
  )
  reader.close()
  await api.close()
})
