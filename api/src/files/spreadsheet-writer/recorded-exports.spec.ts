import type { AuditAnswer } from '@fichero/contract/audit.schema'
import { buildApprentice, buildFicha } from '../../../testing/build.js'
import { listHandlers } from '../../../testing/routes.js'
import { openSchool, type School } from '../../../testing/school.js'
import { EXPORTED, RETURNS_WORKBOOK } from './returns-workbook.decorator.js'

const FICHA = 2_888_001
const PERSON = '1013599123'

/** The audit entry of each export: action, entity with its id, and filters. */
const RECORDED: Record<string, [path: string, accion: string, about: string, filters: string[] | null]> = {
  'GET /fichas/exportacion': ['/fichas/exportacion?etapa=lectiva&lang=en', 'fichas', 'exportacion ', ['etapa=lectiva']],
  'GET /fichas/:nroFicha/exportacion': [`/fichas/${FICHA}/exportacion`, 'ficha', `ficha ${FICHA}`, null],
  'GET /fichas/:nroFicha/faltantes/exportacion': [
    `/fichas/${FICHA}/faltantes/exportacion`,
    'missing',
    `ficha ${FICHA}`,
    null,
  ],
  'GET /fichas/aprendiz/:documentNumber/exportacion': [
    `/fichas/aprendiz/${PERSON}/exportacion`,
    'apprentice',
    `aprendiz ${PERSON}`,
    null,
  ],
  'GET /fichas/pendientes/exportacion': ['/fichas/pendientes/exportacion', 'owed', 'exportacion ', null],
  'GET /fichas/comparacion/exportacion': [
    '/fichas/comparacion/exportacion?por=jefe',
    'comparison',
    'exportacion ',
    ['por=jefe'],
  ],
  'GET /fichas/tyt/exportacion': ['/fichas/tyt/exportacion', 'board', 'exportacion ', null],
  'GET /admin/audit/exportacion': ['/admin/audit/exportacion?q=Ana', 'activity', 'exportacion ', null],
  'GET /admin/personas/:nro_documento/exportacion': [
    `/admin/personas/${PERSON}/exportacion`,
    'person',
    `aprendiz ${PERSON}`,
    null,
  ],
  'POST /users/exportacion': ['/users/exportacion', 'users', 'exportacion ', ['ids=1']],
}

/** Routes whose workbooks contain a design, an example, or rows of a file in the same request. */
const NOT_ABOUT_PEOPLE = [
  'GET /programs/diseno/:id',
  'GET /programs/plantillas/:tipo',
  'POST /fichas/:nroFicha/evaluaciones/rechazos',
  'POST /fichas/archivo/rechazos',
  'POST /programs/archivo/rechazos',
  'POST /users/carga/rechazos',
]

let school: School
beforeAll(async () => {
  school = await openSchool()
  await buildFicha(school.api.dataSource, { nro_ficha: FICHA })
  await buildApprentice(school.api.dataSource, { nro_ficha: FICHA, nro_documento: PERSON, nombre: 'ANA' })
})
afterAll(() => school.close())

const entries = async () => {
  const { body } = await school.api.get<AuditAnswer>('/admin/audit?accion=exports&limit=100', school.adminToken)
  return body.entries
}

it('every route that returns a workbook is audited, except routes without data of people', () => {
  const routes = Object.entries(listHandlers(school.api.app)).filter(([, { handler }]) =>
    Reflect.getMetadata(RETURNS_WORKBOOK, handler),
  )
  const [recorded, others] = [true, false].map((isRecorded) =>
    routes.flatMap(([route, { handler }]) =>
      Boolean(Reflect.getMetadata(EXPORTED, handler)) === isRecorded ? [route] : [],
    ),
  )
  expect(recorded?.sort()).toEqual(Object.keys(RECORDED).sort())
  expect(others?.sort()).toEqual(NOT_ABOUT_PEOPLE)
})

it.each(Object.entries(RECORDED))('the export %s is audited', async (route, [path, accion, about, filters]) => {
  const before = (await entries()).length
  const body = route.startsWith('POST') ? JSON.stringify({ ids: [1] }) : null
  const headers = { 'x-token': school.adminToken, 'content-type': 'application/json' }
  const method = body ? 'POST' : 'GET'
  expect((await fetch(`${school.api.url}/api${path}`, { method, body, headers })).status).toBe(200)
  const [entry, ...others] = await entries()
  expect(others).toHaveLength(before)
  expect(entry).toMatchObject({ accion: `exports:${accion}`, usuario: { nro_documento: school.admin.nro_documento } })
  expect(`${entry?.entidad} ${entry?.entidad_id}`).toBe(about)
  expect(entry?.despues?.filtros ?? null).toEqual(filters)
  if (about.startsWith('aprendiz'))
    expect(entry?.sujeto).toMatchObject({ clave: PERSON, nombre: expect.stringContaining('ANA') })
})

it('a rejected export is not audited', async () => {
  const before = await entries()
  expect((await school.api.get('/admin/audit/exportacion', school.userToken)).status).toBe(403)
  expect((await school.api.get('/fichas/1/exportacion', school.userToken)).status).toBe(404)
  expect(await entries()).toEqual(before)
})
