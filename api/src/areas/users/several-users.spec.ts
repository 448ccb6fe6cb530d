import { read, utils } from '@e965/xlsx'
import type { HeadedCountsAnswer } from '@fichero/contract/several-users.schema'
import { type Api, startApi } from '../../../testing/api.js'
import { buildAdmin, buildFicha, buildUser } from '../../../testing/build.js'
import { nameColumns } from './name-columns.js'
import { User } from './user.entity.js'

let api: Api
let [admin, eva, luz]: User[] = []

beforeAll(async () => {
  api = await startApi()
  admin = await buildAdmin(api.dataSource)
  eva = await buildUser(api.dataSource, {
    nombre: 'Eva',
    apellido: 'Vélez',
    tipo: 'contratista',
    fecha_inicio_contrato: '2026-01-20',
    fecha_fin_contrato: '2026-12-15',
  })
  luz = await buildUser(api.dataSource, { nombre: 'Luz', apellido: 'Ávila', tipo: 'tecnico' })
})
afterAll(() => api.close())

const tokenOf = (user: User | undefined) => api.tokenOf(user!)

async function exported(ids: unknown, actor = admin, query = '') {
  const response = await fetch(`${api.url}/api/users/exportacion${query}`, {
    method: 'POST',
    headers: { 'x-token': tokenOf(actor), 'content-type': 'application/json' },
    body: JSON.stringify({ ids }),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  if (!response.ok) return { status: response.status, body: JSON.parse(bytes.toString()), rows: [] }
  const sheet = Object.values(read(bytes, { cellDates: true, UTC: true }).Sheets)[0]!
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: null, UTC: true })
  return { status: response.status, body: null, rows }
}

describe('POST /users/exportacion', () => {
  it('exports the requested enabled users by surname, with mail and contract for administrators', async () => {
    const disabled = await buildUser(api.dataSource, { estado: 'deshabilitado' })
    const { rows } = await exported([eva?.id, luz?.id, disabled.id, 999_999])
    expect(rows).toEqual([
      [
        'Tipo de documento',
        'Documento',
        'Nombres',
        'Apellidos',
        'Rol',
        'Tipo de vinculación',
        'Correo institucional',
        'Inicio del contrato',
        'Fin del contrato',
      ],
      ['CC', luz?.nro_documento, 'Luz', 'Ávila', 'Usuario', 'Técnico', luz?.correo_institucional, null, null],
      [
        'CC',
        eva?.nro_documento,
        'Eva',
        'Vélez',
        'Usuario',
        'Contratista',
        eva?.correo_institucional,
        new Date('2026-01-20'),
        new Date('2026-12-15'),
      ],
    ])
  })

  it('exports only the columns of the list for other users, in the requested language', async () => {
    const { rows } = await exported([eva?.id], luz, '?lang=en')
    expect(rows[0]).toHaveLength(6)
    expect(rows[1]).toEqual(['CC', eva?.nro_documento, 'Eva', 'Vélez', 'User', 'Contractor'])
  })

  it('exports hundreds of users, each once, by surname', async () => {
    const columns = { ...luz!, contrasena: null }
    const people = Array.from({ length: 260 }, (_, index) => {
      const { id: _id, ...person } = { ...columns, apellido: `Zeta ${1000 + index}` }
      const nro_documento = String(30_000_000 + index)
      const correo_institucional = `${nro_documento}@fichero.example`
      return { ...person, nro_documento, correo_institucional, ...nameColumns({ ...person, nro_documento }) }
    })
    await api.dataSource.manager.insert(User, people)
    const { rows } = await exported(Array.from({ length: 1000 }, (_, id) => id + 1))
    const surnames = rows.slice(1).map((row) => row[3])
    expect(surnames.slice(-260)).toEqual(people.map(({ apellido }) => apellido))
    expect(new Set(rows.slice(1).map((row) => row[1])).size).toBe(rows.length - 1)
  })

  it('accepts thousands of ids, and requires at least one', async () => {
    const many = Array.from({ length: 10_000 }, (_, id) => id + 1)
    expect((await exported(many)).rows.length).toBeGreaterThan(2)
    for (const ids of [[], 'x', ['x'], undefined])
      expect(await exported(ids)).toMatchObject({ status: 400, body: { code: 'validation' } })
  })
})

it('GET /users/fichas-dirigidas counts the enabled fichas of each head, for people who may disable users', async () => {
  for (const estado of ['habilitado', 'habilitado', 'deshabilitado'] as const)
    await buildFicha(api.dataSource, { id_jefe: eva!.id, estado })
  const { body } = await api.get<HeadedCountsAnswer>('/users/fichas-dirigidas', tokenOf(admin))
  expect(body.personas).toEqual([{ id: eva?.id, fichas: 2 }])
  expect((await api.get('/users/fichas-dirigidas', tokenOf(luz))).status).toBe(403)
})
