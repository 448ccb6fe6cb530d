import { setTimeout as sleep } from 'node:timers/promises'
import { createConnection } from 'mysql2/promise'
import { type Api, startApi } from '../../../testing/api.js'
import { buildAdmin, buildUser } from '../../../testing/build.js'
import { addressOf } from '../../../testing/database.js'

/** Timeouts that are long enough for a busy machine. */
const LONG = { connection: 50_000, queue: 50_000, lock: 50_000, statement: 50_000 }
const WRITERS = 6

let api: Api
beforeAll(async () => {
  api = await startApi({}, { limits: LONG })
})
afterAll(() => api.close())

const signIn = (nro_documento: string, contrasena: string) =>
  api.post<{ token: string }>('/auth/login', { nro_documento, contrasena })

it.each([WRITERS, 2 * WRITERS])('%d edits that wait for a row lock do not block sign-ins', async (count) => {
  const admin = await buildAdmin(api.dataSource, { password: 'una clave de prueba' })
  const [person, newcomer] = [await buildUser(api.dataSource), await buildUser(api.dataSource)]
  const session = api.tokenOf(admin)
  const link = await api.post<{ enlace: string }>(`/admin/access-link/${newcomer.nro_documento}`, undefined, session)
  const connection = await lock(person.id)
  const ended: number[] = []
  const edits = Array.from({ length: count }, async (_, number) => {
    const { nro_documento, tipo_documento, apellido, correo_institucional, rol, tipo } = person
    const body = { nro_documento, tipo_documento, nombre: `Bea ${number}`, apellido, correo_institucional, rol, tipo }
    ended.push((await api.put(`/users/update/${nro_documento}`, body, session)).status)
  })
  while ((await connection.waiting()) < WRITERS) await sleep(5)
  expect((await signIn(admin.nro_documento, 'no es esta')).status).toBe(401)
  const signedIn = await signIn(admin.nro_documento, 'una clave de prueba')
  expect((await api.get('/auth/session', signedIn.body.token)).status).toBe(200)
  const reset = `/auth/reset-password/${link.body.enlace.split('/').pop()}`
  expect((await api.post(reset, { newPassword: 'la primera clave' })).status).toBe(200)
  expect((await signIn(newcomer.nro_documento, 'la primera clave')).status).toBe(200)
  // No edit has ended, so the sign-ins above were answered while the edits waited for the lock.
  expect(ended).toEqual([])
  await connection.unlock()
  await Promise.all(edits)
  expect(ended).toEqual(Array(count).fill(200))
})

/** Locks a person's row from another connection. */
async function lock(id: number) {
  const connection = await createConnection(addressOf(api.database.target))
  await connection.query('START TRANSACTION')
  await connection.query('SELECT id FROM usuario WHERE id = ? FOR UPDATE', [id])
  return {
    /** Returns how many other connections wait for a row lock. */
    async waiting(): Promise<number> {
      const [rows] = await connection.query(
        `SELECT id FROM information_schema.processlist
          WHERE db = DATABASE() AND id <> CONNECTION_ID() AND info LIKE '%FOR UPDATE%'`,
      )
      return (rows as unknown[]).length
    },
    unlock: () => connection.end(),
  }
}
