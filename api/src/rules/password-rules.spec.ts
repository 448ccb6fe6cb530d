import { type Api, startApi } from '../../testing/api.js'
import { buildAdmin, buildUser } from '../../testing/build.js'
import { codesOf } from '../../testing/codes-of.js'
import { deliverMail } from '../../testing/deliver-mail.js'
import { readOutbox, tokenIn } from '../../testing/outbox.js'
import { Config } from '../config/config.js'
import { BackgroundTasks } from '../mail/background-tasks.js'
import { COMMON_PASSWORDS } from './common-passwords.js'

let api: Api

beforeAll(async () => {
  api = await startApi()
  deliverMail(api)
})
afterAll(() => api.close())

const PERSON = {
  nombre: 'María José',
  apellido: 'Ñáñez Ríos',
  tipo_documento: 'CC',
  rol: 'user',
  tipo: 'planta',
  fecha_inicio_contrato: '2026-01-15',
  fecha_fin_contrato: '2099-12-15',
}
const WEAK_PASSWORDS: [string, string][] = [
  ['1098765432', 'password_is_document'],
  ['1.098.765.432', 'password_is_document'],
  ['MariaJose', 'password_is_name'],
  ['ñáñez ríos', 'password_is_name'],
  ['María José Ñáñez Ríos', 'password_is_name'],
  ['nanezriosmariajose', 'password_is_name'],
  ['123456', 'password_common'],
  ['Password', 'password_common'],
  ['iloveyou', 'password_common'],
]

it.each(WEAK_PASSWORDS)('a user with the password %s is not created (%s)', async (contrasena, code) => {
  const token = api.tokenOf(await buildAdmin(api.dataSource))
  const body = { ...PERSON, nro_documento: '1098765432', correo_institucional: 'mj@fichero.example', contrasena }
  const reply = await api.post('/users/create', body, token)
  expect(reply.status).toBe(400)
  expect(codesOf(reply.body)).toEqual({ contrasena: code })
})

it.each(WEAK_PASSWORDS)(
  'the password %s (%s) is rejected in the profile and through a link, which stays valid',
  async (password, code) => {
    const user = await buildUser(api.dataSource, {
      nro_documento: `10987654${String(10 + WEAK_PASSWORDS.findIndex(([one]) => one === password))}`,
      nombre: PERSON.nombre,
      apellido: PERSON.apellido,
    })
    const typed = code === 'password_is_document' ? user.nro_documento : password
    const { nombre, apellido, correo_institucional, tipo_documento } = user
    const profile = { nombre, apellido, correo_institucional, tipo_documento, contrasena: typed }
    const saved = await api.put(`/users/update/${user.nro_documento}`, profile, api.tokenOf(user))
    expect(codesOf(saved.body)).toEqual({ contrasena: code })

    await api.post('/auth/forgot-password', { nro_documento: user.nro_documento })
    await api.app.get(BackgroundTasks).finished()
    const mails = await readOutbox(api.app.get(Config).dataDir, 1)
    const link = tokenIn(mails.find((mail) => mail.includes(correo_institucional)))
    const reset = await api.post(`/auth/reset-password/${link}`, { newPassword: typed })
    expect(codesOf(reset.body)).toEqual({ newPassword: code })
    expect((await api.post(`/auth/reset-password/${link}`, { newPassword: 'una que sirve' })).status).toBe(200)
  },
)

it('the list of common passwords has a thousand entries of at least the minimum length', () => {
  expect(COMMON_PASSWORDS.size).toBe(1000)
  for (const password of COMMON_PASSWORDS) expect(password).toMatch(/^[^\sA-Z]{6,}$/)
})
