import { createHash } from 'node:crypto'
import type { User } from '../../src/areas/users/user.entity.js'
import type { Random } from '../../src/operations/demo/random.js'
import { FICHA, type School } from '../school.js'
import type { Ask } from './actions.js'
import { difference, type Summary } from './summary.js'

const PASSWORD = 'clave de prueba'

/** Returns the actions of editing a user or contact data, and of signing in. */
export async function userActions({ api, adminToken }: School, user: User, ask: Ask) {
  // A person who is not in the reports.
  const [last] = await ask('SELECT nro_documento FROM matricula ORDER BY nro_documento DESC LIMIT 1')
  const person = String(last?.nro_documento)
  const contactOf = async () =>
    (await ask(`SELECT celular, correo FROM matricula WHERE nro_documento = '${person}'`))[0]
  const nameOf = async () => (await ask(`SELECT nombre, apellido FROM usuario WHERE id = ${user.id}`))[0]
  const phone = (random: Random) => `3${random.between(100_000_000, 999_999_999)}`
  const path = `/fichas/${FICHA}/aprendices/${person}`

  return {
    editContact: {
      name: 'contact',
      prepare(random: Random) {
        const contact = { celular: phone(random), correo: `p${phone(random)}@fichero.example` }
        return {
          send: async () => (await api.put(path, contact, adminToken)).status,
          async check(before: Summary, after: Summary) {
            expect(difference(before, after)).toEqual({ auditoria: 1, matriculas: 1 })
            expect(await contactOf()).toMatchObject(contact)
          },
        }
      },
    },
    editStale: {
      name: 'stale contact',
      prepare: (random: Random) => ({
        isRefused: true,
        send: async () =>
          (await api.put(path, { celular: phone(random), correo: '' }, adminToken, { 'if-match': '"999999"' })).status,
        check: () => Promise.reject(new Error('A stale edit was stored')),
      }),
    },
    editUser: {
      name: 'user',
      prepare(random: Random) {
        const name = { nombre: `Ana ${phone(random)}`, apellido: `Prueba ${phone(random)}` }
        const { tipo_documento, nro_documento, correo_institucional } = user
        const body = { tipo_documento, nro_documento, correo_institucional, rol: 'user', tipo: 'planta', ...name }
        return {
          send: async () => (await api.put(`/users/update/${nro_documento}`, body, adminToken)).status,
          async check(before: Summary, after: Summary) {
            expect(difference(before, after)).toEqual({ auditoria: 1, usuarios: 7 })
            expect(await nameOf()).toMatchObject(name)
          },
        }
      },
    },
    signIn: {
      name: 'sign-in',
      prepare() {
        let device = ''
        return {
          async send() {
            const body = { nro_documento: user.nro_documento, contrasena: PASSWORD }
            const { status, headers } = await api.post('/auth/login', body)
            device = /dispositivo=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''
            return status
          },
          async check(before: Summary, after: Summary) {
            expect(difference(before, after)).toEqual({ auditoria: 1 })
            if (!device) return
            const hash = createHash('sha256').update(device).digest('hex')
            expect(await ask(`SELECT hash FROM origen_conocido WHERE hash = '${hash}'`)).toMatchObject([{ hash }])
          },
        }
      },
    },
  }
}
