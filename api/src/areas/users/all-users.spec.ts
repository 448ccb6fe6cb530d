import type { AdminUsersAnswer } from '@fichero/contract/admin.schema'
import { type Api, startApi } from '../../../testing/api.js'
import { buildAdmin, buildUser } from '../../../testing/build.js'
import { codesOf } from '../../../testing/codes-of.js'
import { countQueries } from '../../../testing/count-queries.js'

let api: Api
let [adminToken, userToken] = ['', '']

beforeAll(async () => {
  api = await startApi()
  adminToken = api.tokenOf(await buildAdmin(api.dataSource, { apellido: 'Zárate' }))
  userToken = api.tokenOf(await buildUser(api.dataSource, { apellido: 'Álvarez' }))
  await buildUser(api.dataSource, { apellido: 'Bernal', estado: 'deshabilitado', password: 'clave' })
  await buildUser(api.dataSource, { apellido: 'Ñame', estado: 'pendiente' })
  await buildUser(api.dataSource, { apellido: 'Nieto', estado: 'pendiente' })
})
afterAll(() => api.close())

const list = (query = '', token = adminToken) => api.get<AdminUsersAnswer>(`/admin/users${query}`, token)
const surnames = async (query: string) => (await list(query)).body.users.map(({ apellido }) => apellido)

it('the list has users in all states or in one state, by surname in Spanish order', async () => {
  expect(await surnames('')).toEqual(['Álvarez', 'Bernal', 'Nieto', 'Ñame', 'Zárate'])
  expect(await surnames('?estado=')).toHaveLength(5)
  expect(await surnames('?estado=pendiente')).toEqual(['Nieto', 'Ñame'])
  expect(await surnames('?estado=habilitado')).toEqual(['Álvarez', 'Zárate'])
  expect(await surnames('?estado=deshabilitado')).toEqual(['Bernal'])
})

it('the list has as many users as the statistics count', async () => {
  const { body } = await api.get<{ stats: Record<string, number> }>('/admin/stats', adminToken)
  const total = async (query: string) => (await list(query)).body.pagination.totalItems
  expect(body.stats).toEqual({
    totalUsers: await total(''),
    pendingApprovals: await total('?estado=pendiente'),
    activeUsers: await total('?estado=habilitado'),
    disabledUsers: await total('?estado=deshabilitado'),
  })
})

it('the list is paginated, and contains no secrets', async () => {
  const { body } = await list('?page=2&limit=2')
  expect(body.users.map(({ apellido }) => apellido)).toEqual(['Nieto', 'Ñame'])
  expect(body.pagination).toEqual({ currentPage: 2, totalPages: 3, totalItems: 5, itemsPerPage: 2 })
  const text = JSON.stringify((await list()).body)
  for (const secret of ['contrasena', 'argon2', 'version_token', 'busqueda']) expect(text).not.toContain(secret)
})

it('users with equal names have a stable order over all pages, each user once', async () => {
  const names = [
    'Pérez Ana',
    'Perez Ana',
    'PEREZ Ana',
    'perez ana',
    'Perez Bruno',
    'Pérez Ana',
    'Perez Ana',
    'Peña Luz',
  ]
  const state = 'deshabilitado'
  for (const [apellido = '', nombre = ''] of names.map((name) => name.split(' ')))
    await buildUser(api.dataSource, { apellido, nombre, estado: state })
  const limit = 3
  const first = (await list(`?estado=${state}&limit=${limit}`)).body
  const pages = [first.users]
  for (let page = 2; page <= first.pagination.totalPages; page++)
    pages.push((await list(`?estado=${state}&limit=${limit}&page=${page}`)).body.users)
  expect(pages.map((page) => page.length)).toEqual([3, 3, 3])
  const { compare } = new Intl.Collator('es')
  const found = pages.flat()
  const sorted = found.toSorted((a, b) => compare(a.apellido, b.apellido) || compare(a.nombre, b.nombre) || a.id - b.id)
  expect(found.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
  expect(new Set(found.map(({ id }) => id)).size).toBe(names.length + 1)
})

it('the list runs the same number of queries for any page size', async () => {
  const queries = await countQueries(api.dataSource, () => list('?limit=1'))
  expect(await countQueries(api.dataSource, () => list('?limit=100'))).toBe(queries)
})

it('the list requires an administrator, and rejects invalid states', async () => {
  expect((await list('', userToken)).body).toMatchObject({ code: 'forbidden' })
  const invalid = await list('?estado=activo')
  expect(invalid.status).toBe(400)
  expect(codesOf(invalid.body)).toEqual({ estado: 'invalid' })
})
