import { buildApprentice, buildDocument } from '../../../testing/build.js'
import { DECLARED } from '../../../testing/declared-calls.js'
import { pdf } from '../../../testing/document-files.js'
import { type FichaSchool, openFichaSchool } from '../../../testing/ficha-school.js'
import { FICHA, fichaData, PROGRAM_DATA } from '../../../testing/school.js'
import type { User } from '../../areas/users/user.entity.js'
import { documentedPath } from '../../server/openapi/describe-operations.js'
import { OPENAPI_FILE } from '../../server/openapi/openapi-files.js'
import { readDocument } from '../../server/openapi/read-document.js'

const { paths } = readDocument(OPENAPI_FILE)
const READS = Object.values(DECLARED).filter(({ method }) => method === 'GET')
const isTagged = (path: string) => '304' in (paths[documentedPath(path)]?.get?.responses ?? {})
/** Needs a module: `module-data.sql.spec.ts` reads and changes it. */
const STORED_VALUE = '/modulos/:remoto/datos/:clave'

let school: FichaSchool
let ids: Record<string, string | number>
beforeAll(async () => {
  school = await openFichaSchool()
  const { dataSource } = school.api
  const { apprentice } = await buildApprentice(dataSource, { nro_ficha: FICHA })
  ids = {
    users: school.user.id,
    programs: school.program,
    manuals: (await buildDocument(dataSource)).id,
    nroFicha: FICHA,
    documentNumber: apprentice.nro_documento,
    tipo: 'juicios',
  }
})
afterAll(() => school.close())

const addressOf = (path: string) => {
  const area = path.split('/')[1] ?? ''
  return path.replace(/:(\w+)/g, (_, name) => String((name === 'id' ? ids[area] : ids[name]) ?? 1))
}

async function read(path: string, headers: Record<string, string> = {}, token = school.adminToken, method = 'GET') {
  const allHeaders = token ? { ...headers, 'x-token': token } : headers
  const response = await fetch(`${school.api.url}/api${addressOf(path)}`, { method, headers: allHeaders })
  return { status: response.status, tag: response.headers.get('etag') ?? '', text: await response.text() }
}

const put = (path: string, body: object, headers = {}) => school.api.put(path, body, school.adminToken, headers)
const rename = ({ nro_documento, apellido, correo_institucional, tipo, rol }: User, nombre: string) => {
  const body = { nro_documento, nombre, apellido, correo_institucional, tipo, rol, tipo_documento: 'CC' }
  return put(`/users/update/${nro_documento}`, body)
}

/** Edits that change the answer of a read, by the path of the read. Some edit other rows whose values the answer shows. */
const CHANGES: Record<string, (() => Promise<{ status: number }>)[]> = {
  '/programs/:id': [() => put(`/programs/update/${school.program}`, { ...PROGRAM_DATA, totalHoras: 2304 })],
  '/fichas/:nroFicha': [
    () => put(`/fichas/${FICHA}`, { ...fichaData(school, school.program, FICHA), oferta: 'cerrada' }),
    () => rename(school.admin, 'Otra'),
  ],
  '/fichas/aprendiz/:documentNumber': [
    () => put(`/fichas/${FICHA}/aprendices/${ids.documentNumber}`, { celular: '3001112233' }),
    () => put(`/fichas/${FICHA}`, { ...fichaData(school, school.program, FICHA), jornada: 'nocturna' }),
  ],
  '/users/:id': [
    () => rename(school.user, 'Otra'),
    () =>
      put(`/fichas/${FICHA}`, { ...fichaData(school, school.program, FICHA), idJefeFicha: school.user.nro_documento }),
  ],
  '/manuals/documentos/:id/archivo': [
    () =>
      school.api.upload(
        'PUT',
        addressOf('/manuals/documentos/:id'),
        {
          data: { titulo_es: 'Guía', titulo_en: 'Guide', categoria: 'guias' },
          file: { name: 'otra.pdf', bytes: pdf('otra') },
          field: 'archivo',
        },
        school.adminToken,
      ),
  ],
  // A static file, which no request changes.
  '/manuals/muestras/:tipo': [],
}

it('CHANGES has an entry for every read that sends an ETag', () => {
  expect(Object.keys(CHANGES).sort()).toEqual(
    READS.map(({ path }) => path)
      .filter((path) => isTagged(path) && path !== STORED_VALUE)
      .sort(),
  )
})

describe.each(Object.keys(CHANGES))('GET %s', (path) => {
  it('answers 304 without a body to a matching If-None-Match, in every valid notation', async () => {
    const { status, tag, text } = await read(path)
    expect([status, tag, text === '']).toEqual([200, expect.stringMatching(/^"[\w.-]+"$/), false])
    for (const sent of [tag, `W/${tag}`, `"1", ${tag}`, `W/"x",${tag} , "y"`, '*'])
      for (const method of ['GET', 'HEAD'])
        expect([sent, await read(path, { 'if-none-match': sent }, undefined, method)]).toEqual([
          sent,
          { status: 304, tag, text: '' },
        ])
    for (const sent of ['"1"', '""', tag.slice(1, -1), `"${tag.slice(1, -2)}"`])
      expect(await read(path, { 'if-none-match': sent })).toEqual({ status: 200, tag, text })
  })

  it('does not answer 304 after a change', async () => {
    for (const change of CHANGES[path] ?? []) {
      const before = await read(path)
      expect((await change()).status).toBe(200)
      const after = await read(path, { 'if-none-match': before.tag })
      expect(after.status).toBe(200)
      expect(after.tag).not.toBe(before.tag)
      expect(after.text).not.toBe(before.text)
    }
  })

  it('answers 304 only if the client may read the same answer', async () => {
    const { tag } = await read(path)
    const open = await read(path, {}, '')
    const again = await read(path, { 'if-none-match': tag }, '')
    expect(open.status).toBe(DECLARED[`GET ${path}`]?.access === 'public' ? 200 : 401)
    expect(again.status).toBe(open.tag === tag ? 304 : open.status)
  })
})

it.each(READS.map(({ path }) => path).filter((path) => !isTagged(path)))('GET %s sends no ETag', async (path) => {
  expect((await read(path)).tag).toBe('')
})

it('an edit accepts the ETag of a read, and the version in quotes', async () => {
  const path = `/fichas/${FICHA}`
  const data = fichaData(school, school.program, FICHA)
  const { tag } = await read('/fichas/:nroFicha')
  // A new name of the jefe changes the answer's hash, but not the version of the ficha, which alone matters for an edit.
  expect((await rename(school.admin, 'Ana')).status).toBe(200)
  const { status, headers } = await put(path, { ...data, oferta: 'abierta' }, { 'if-match': tag })
  expect([status, headers.get('etag')]).toEqual([200, expect.stringMatching(/^"\d+"$/)])
  expect((await put(path, { ...data, oferta: 'cerrada' }, { 'if-match': tag })).status).toBe(412)
  expect((await put(path, { ...data, oferta: 'cerrada' }, { 'if-match': headers.get('etag') ?? '' })).status).toBe(200)
})
