import { buildAdmin, buildApprentice, buildDocument, buildUser } from '../../../testing/build.js'
import { codesOf } from '../../../testing/codes-of.js'
import { ROUTES } from '../../../testing/declared-calls.js'
import { type FichaSchool, openFichaSchool } from '../../../testing/ficha-school.js'
import { fingerprint } from '../../../testing/fingerprint.js'
import { fixture } from '../../../testing/fixtures.js'
import { FICHA, fichaData, PROGRAM_DATA } from '../../../testing/school.js'
import { OPENAPI_FILE } from '../../server/openapi/openapi-files.js'
import { readDocument } from '../../server/openapi/read-document.js'

// Sends invalid requests to every route that writes, and checks that none of them changes the database.

const MULTIPART = 'multipart/form-data'
const JSON_TYPE = { 'content-type': 'application/json' }
/** Excluded routes: they check a deploy token first, or accept other media types because browsers send reports to them. */
const EXCLUDED = /^(POST|PUT) \/remotes\//
const NEAR_MISSES = ['TRUE', 'True', 'si', 'yes', '1', '', 'falso']

const { paths } = readDocument(OPENAPI_FILE)

let school: FichaSchool
let ids: Record<string, string | number>
beforeAll(async () => {
  school = await openFichaSchool()
  const { dataSource } = school.api
  const user = await buildUser(dataSource)
  const request = await buildUser(dataSource, { estado: 'pendiente' })
  const { apprentice } = await buildApprentice(dataSource, { nro_ficha: FICHA })
  ids = {
    users: user.id,
    fichas: FICHA,
    programs: school.program,
    manuals: (await buildDocument(dataSource)).id,
    nroFicha: FICHA,
    documentNumber: apprentice.nro_documento,
    nro_documento: request.nro_documento,
    nombre: 'fichas',
  }
})
afterAll(() => school.close())

const operationOf = (route: string) => {
  const [method = '', path = ''] = route.split(' ')
  return paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()]
}

/** Replaces the parameters of a route's path by ids of existing rows. */
const pathOf = (route: string) => {
  const path = route.split(' ')[1] ?? ''
  const area = path.split('/')[1] ?? ''
  return path.replace(/:(\w+)/g, (_, name) => String(name === 'id' ? (ids[area] ?? 1) : (ids[name] ?? 'ninguno')))
}

/** Returns a function that sends requests as a new administrator: new, because some routes end the session. */
async function newAdmin(): Promise<Send> {
  const { api } = school
  const token = api.tokenOf(await buildAdmin(api.dataSource))
  return async (route, init, query = '') => {
    const [method = ''] = route.split(' ')
    const headers = { 'x-token': token, ...init.headers }
    const response = await fetch(`${api.url}/api${pathOf(route)}${query}`, { method, ...init, headers })
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} }
  }
}

type Send = (route: string, init: RequestInit, query?: string) => Promise<{ status: number; body: { code?: string } }>

const rows = () => fingerprint(school.api.dataSource)

const WRITES = Object.keys(ROUTES).filter((route) => !route.startsWith('GET ') && !EXCLUDED.test(route))

const BODIES_OF_OTHER_TYPES = [
  ['text/plain', 'celular: 3001112233'],
  ['application/xml', '<celular>3001112233</celular>'],
  ['application/x-www-form-urlencoded', 'celular=3001112233&estado=habilitado'],
  ['', '{}'],
] as const

describe.each(WRITES)('%s', (route) => {
  it('rejects a body of another media type', async () => {
    const send = await newAdmin()
    const before = await rows()
    for (const [type, body] of BODIES_OF_OTHER_TYPES)
      expect(
        await send(route, { headers: { 'content-type': type }, body: new TextEncoder().encode(body) }),
      ).toMatchObject({ status: 415, body: { code: 'media_type_not_taken' } })
    expect(await rows()).toBe(before)
  })

  it.each([
    ['no body', {}],
    ['an empty object as body', { headers: JSON_TYPE, body: '{}' }],
  ])('changes nothing if the request has %s, unless the body is optional', async (_, init) => {
    const send = await newAdmin()
    const before = await rows()
    const { status } = await send(route, init)
    expect(status).toBeLessThan(500)
    if (operationOf(route)?.requestBody?.required) expect(status).toBeGreaterThanOrEqual(400)
    if (status >= 400) expect(await rows()).toBe(before)
  })
})

const DATA: Record<string, () => object> = {
  'POST /fichas/create': () => fichaData(school, school.program, FICHA + 1),
  'POST /programs/create': () => PROGRAM_DATA,
  'PUT /programs/update/:id': () => PROGRAM_DATA,
  'POST /auth/register': () => ({
    ...{ nombre: 'Nadia', apellido: 'Prueba', tipo_documento: 'CC', nro_documento: '52000999', tipo: 'planta' },
    correo_institucional: 'nadia@fichero.example',
  }),
}

/** Returns a valid body, so that only the flag in the query is invalid. */
function bodyFor(route: string): RequestInit {
  const { 'application/json': json, [MULTIPART]: form } = contentOf(route)
  const data = JSON.stringify(DATA[route]?.() ?? {})
  if (json) return { headers: JSON_TYPE, body: data }
  if (!form) return {}
  const body = new FormData()
  body.set('data', data)
  body.set('archivo_excel', new Blob([new Uint8Array(fixture('apprentices').bytes)]), 'lista.xls')
  return { body }
}

const contentOf = (route: string) => operationOf(route)?.requestBody?.content ?? {}

/** Reads the required fields of a body from the OpenAPI document. */
function requiredOf(route: string): string[] {
  const { required, anyOf } = contentOf(route)['application/json']?.schema ?? {}
  return required ?? anyOf?.[0]?.required ?? []
}

const flagsOf = (route: string) =>
  (operationOf(route)?.parameters ?? []).filter(
    ({ in: location, schema }) => location === 'query' && schema?.type === 'boolean',
  )

it('the OpenAPI document has more than twelve operations with flags', () => {
  expect(Object.keys(ROUTES).filter((route) => flagsOf(route).length > 0).length).toBeGreaterThan(12)
})

it.each(Object.keys(ROUTES).filter((route) => flagsOf(route).length > 0))(
  '%s rejects every value of a flag but true and false',
  async (route) => {
    const send = await newAdmin()
    const before = await rows()
    for (const { name } of flagsOf(route))
      for (const spelling of NEAR_MISSES) {
        const { status, body } = await send(route, bodyFor(route), `?${name}=${spelling}`)
        const answer = { name, spelling, status, code: codesOf(body)[name] }
        expect(answer).toEqual({ name, spelling, status: 400, code: 'flag_invalid' })
      }
    expect(await rows()).toBe(before)
  },
)

const EDITS: Record<string, () => object> = {
  'PUT /fichas/:nroFicha': () => ({
    ...fichaData(school, school.program, FICHA),
    jornada: 'nocturna',
    etapa: 'lectiva',
  }),
  'PUT /fichas/:nroFicha/aprendices/:documentNumber': () => ({ celular: '3001112233', correo: 'ana@fichero.example' }),
  'PUT /programs/update/:id': () => ({ ...PROGRAM_DATA, nombrePrograma: 'Otro nombre' }),
  'PUT /manuals/documentos/:id': () => ({ titulo_es: 'Guía', titulo_en: 'Guide', categoria: 'guias' }),
  'PUT /users/update/:nro_documento': () => ({
    ...{ nombre: 'Nadia', apellido: 'Prueba', tipo_documento: 'CE', correo_institucional: 'nadia2@fichero.example' },
    ...{ rol: 'admin', tipo: 'contratista', fecha_inicio_contrato: '2026-01-01', fecha_fin_contrato: '2026-12-31' },
  }),
}

it('EDITS has a body for every route that edits a row', () => {
  const edits = WRITES.filter((route) => /^(PUT|PATCH)/.test(route) && 'application/json' in contentOf(route))
  expect(Object.keys(EDITS).sort()).toEqual(edits.sort())
})

it.each(Object.keys(EDITS))('%s leaves fields unchanged that the request omits', async (route) => {
  ids.nro_documento = (await buildUser(school.api.dataSource)).nro_documento
  const send = await newAdmin()
  const complete = EDITS[route]?.() ?? {}
  const edit = async (body: object) => (await send(route, { headers: JSON_TYPE, body: JSON.stringify(body) })).status
  const before = await rows()
  expect(await edit(complete)).toBe(200)
  const after = await rows()
  expect(after).not.toBe(before)
  for (const field of Object.keys(complete)) {
    const rest = Object.fromEntries(Object.entries(complete).filter(([name]) => name !== field))
    expect([field, await edit(rest)]).toEqual([field, requiredOf(route).includes(field) ? 400 : 200])
  }
  expect(await rows()).toBe(after)
})
