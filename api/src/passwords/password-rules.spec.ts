import { Config } from '../config/config.js'
import { BackgroundTasks } from '../mail/background-tasks.js'
import { type Api, startApi } from '../testing/api.js'
import { buildAdmin, buildUser } from '../testing/build.js'
import { codesOf } from '../testing/codes-of.js'
import { readOutbox, tokenIn } from '../testing/outbox.js'
import { COMMON_PASSWORDS } from './common-passwords.js'

let api: Api

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const PERSON = {
  nombre: 'María José',
  apellido: 'Ñáñez Ríos',
  tipo_documento: 'CC',
  rol: 'user',
  tipo: 'planta',
  fecha_inicio_contrato: '2026-01-15',
  fecha_fin_contrato: '2026-12-15',
}
const REFUSED: [string, string][] = [
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

it.each(REFUSED)('nobody is created with %s (%s)', async (contrasena, code) => {
  const token = api.tokenOf(await buildAdmin(api.dataSource))
  const body = { ...PERSON, nro_documento: '1098765432', correo_institucional: 'mj@fichero.example', contrasena }
  const reply = await api.post('/users/create', body, token)
  expect(reply.status).toBe(400)
  expect(codesOf(reply.body)).toEqual({ contrasena: code })
})

it.each(REFUSED)(
  'nobody changes to %s (%s), in the profile or by a link, which still works',
  async (password, code) => {
    const user = await buildUser(api.dataSource, {
      nro_documento: `10987654${String(10 + REFUSED.findIndex(([one]) => one === password))}`,
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

it('the list has a thousand passwords that are long enough to be chosen', () => {
  expect(COMMON_PASSWORDS.size).toBe(1000)
  for (const password of COMMON_PASSWORDS) expect(password).toMatch(/^[^\sA-Z]{6,}$/)
})
