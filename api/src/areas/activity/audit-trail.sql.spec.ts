import type { AuditAnswer, AuditPeopleAnswer } from '@fichero/contract/audit.schema'
import { SIGN_IN_ACTIONS } from '@fichero/contract/audit-actions'
import { In } from 'typeorm'
import { type Api, startApi } from '../../../testing/api.js'
import { buildAdmin, buildUser } from '../../../testing/build.js'
import { codesOf } from '../../../testing/codes-of.js'
import { AuditEntry } from '../../records/audit/audit-entry.entity.js'
import type { User } from '../users/user.entity.js'

let api: Api
let [admin, other]: User[] = []
let token = ''

beforeAll(async () => {
  api = await startApi()
  admin = await buildAdmin(api.dataSource, { nombre: 'Eva', apellido: 'Ríos' })
  other = await buildUser(api.dataSource)
  token = api.tokenOf(admin)
  const entry = (id_usuario: number | null, fecha: string, accion: string, entidad = 'ficha', entidad_id = '1') => ({
    id_usuario,
    fecha: new Date(fecha),
    accion,
    entidad,
    entidad_id,
    antes: null,
    despues: { jornada: 'mixta' } as never,
  })
  await api.dataSource.manager.insert(AuditEntry, [
    entry(null, '2026-03-01T12:00:00Z', 'users:first-admin', 'usuario'),
    entry(admin.id, '2026-03-02T04:59:59.999Z', 'fichas:create'),
    entry(admin.id, '2026-03-02T05:00:00Z', 'fichas:edit', 'ficha', '2'),
    entry(other.id, '2026-03-03T04:59:59.999Z', 'fichas:edit'),
    entry(other.id, '2026-03-03T05:00:00Z', 'fichas_x:new', 'programa'),
  ])
})
afterAll(() => api.close())

const list = (query = '') => api.get<AuditAnswer>(`/admin/audit${query}`, token)
const actions = async (query: string) => (await list(query)).body.entries.map(({ accion }) => accion)

it('each entry has actor, action, time and the values before and after; the newest entry is first', async () => {
  const { status, body } = await list('?limit=3')
  expect(status).toBe(200)
  expect(body.pagination).toEqual({ currentPage: 1, totalPages: 2, totalItems: 5, itemsPerPage: 3 })
  expect(body.entries.map(({ accion }) => accion)).toEqual(['fichas_x:new', 'fichas:edit', 'fichas:edit'])
  expect(body.entries[2]).toEqual({
    id: expect.any(Number),
    fecha: '2026-03-02T05:00:00.000Z',
    usuario: { id: admin?.id, nro_documento: admin?.nro_documento, nombre: 'Eva', apellido: 'Ríos' },
    accion: 'fichas:edit',
    entidad: 'ficha',
    entidad_id: '2',
    sujeto: null,
    antes: null,
    despues: { jornada: 'mixta' },
    nombres: {},
  })
  const { entries } = (await list('?limit=3&page=2')).body
  expect(entries.map(({ accion }) => accion)).toEqual(['fichas:create', 'users:first-admin'])
  expect(entries[1]?.usuario).toBeNull()
})

it.each([
  ['?accion=fichas', ['fichas:edit', 'fichas:edit', 'fichas:create']],
  ['?accion=fichas:edit', ['fichas:edit', 'fichas:edit']],
  ['?accion=fichas_x:new', ['fichas_x:new']],
  ['?accion=%25', []],
  ['?entidad=ficha&entidad_id=2', ['fichas:edit']],
  ['?desde=2026-03-02&hasta=2026-03-02', ['fichas:edit', 'fichas:edit']],
  ['?hasta=2026-03-01', ['fichas:create', 'users:first-admin']],
  ['?usuario=99999999', []],
  ['?usuario=nadie', ['users:first-admin']],
  ['?usuario=nadie&accion=fichas', []],
  ['?usuario=&accion=&desde=&limit=1', ['fichas_x:new']],
])('the query %s filters the entries', async (query, expected) => {
  expect(await actions(query)).toEqual(expected)
})

it('the entries can be filtered by the acting user', async () => {
  expect(await actions(`?usuario=${other?.nro_documento}`)).toEqual(['fichas_x:new', 'fichas:edit'])
})

it('a filter by sign-ins lists and counts only the matching entries', async () => {
  const rows = SIGN_IN_ACTIONS.map((accion) => ({
    id_usuario: other!.id,
    fecha: new Date('2026-02-01T12:00:00Z'),
    accion,
    entidad: 'usuario',
    entidad_id: String(other!.id),
    antes: null,
    despues: null,
  }))
  const { manager } = api.dataSource
  await manager.insert(AuditEntry, rows)
  const signIns = [...SIGN_IN_ACTIONS].toReversed()
  const changes = ['fichas_x:new', 'fichas:edit', 'fichas:edit', 'fichas:create', 'users:first-admin']
  try {
    for (const [query, expected] of [
      ['', [...changes, ...signIns]],
      ['&ingresos=con', [...changes, ...signIns]],
      ['&ingresos=sin', changes],
      ['&ingresos=sin&accion=fichas', ['fichas:edit', 'fichas:edit', 'fichas:create']],
      ['&accion=auth', signIns],
      ['&ingresos=sin&accion=auth', signIns],
      ['&ingresos=sin&accion=auth:logout', ['auth:logout']],
      [`&ingresos=sin&entidad=usuario&entidad_id=${other!.id}`, []],
    ] as const) {
      const { entries, pagination } = (await list(`?limit=100${query}`)).body
      expect([query, entries.map(({ accion }) => accion)]).toEqual([query, expected])
      expect([query, pagination.totalItems]).toEqual([query, expected.length])
    }
    expect((await list('?ingresos=tal vez')).status).toBe(400)
  } finally {
    await manager.delete(AuditEntry, { accion: In([...SIGN_IN_ACTIONS]) })
  }
})

it('an invalid filter is reported at its field', async () => {
  const reply = await list('?usuario=abc&desde=ayer&hasta=2026-02-30')
  expect(reply.status).toBe(400)
  expect(codesOf(reply.body)).toEqual({ usuario: 'document_invalid', desde: 'date_invalid', hasta: 'date_invalid' })
})

it('the filter by user offers only users who have entries', async () => {
  const { body } = await api.get<AuditPeopleAnswer>('/admin/audit/personas', token)
  expect(body.personas.map(({ nro_documento }) => nro_documento).sort()).toEqual(
    [admin, other].map((user) => user?.nro_documento).sort(),
  )
})
