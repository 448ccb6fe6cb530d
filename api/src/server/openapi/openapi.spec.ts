import { readFileSync } from 'node:fs'
import { type Api, startApi } from '../../../testing/api.js'
import { breakingChanges, type Document } from './breaking-changes.js'
import { openApiOf } from './build-document.js'
import { OPENAPI_FILE, RELEASED_FILE } from './openapi-files.js'
import { readDocument as read } from './read-document.js'
import type { Schema } from './schema-compatibility.js'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('the built document matches the code (after a change run npm run generate)', () => {
  expect(JSON.parse(JSON.stringify(openApiOf(api.app)))).toEqual(JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')))
})

const released = read(RELEASED_FILE)
const current = read(OPENAPI_FILE)

/** Intended breaking changes since the last release. After a release, delete those that it has. */
const INTENDED: (string | RegExp)[] = [
  // The kind of a file in answers about imports. Only the new call `POST /api/fichas/tyt/carga` answers with this one.
  /\.tipo: tyt is not expected$/,
  // Only after a report of instructors was loaded, which former clients cannot do.
  /\.tipo: instructores is not expected$/,
  // Only in answers about a PE-04, which former clients do not send.
  /\.tipo: pe04 is not expected$/,
  /\.(fuente|fuentes\[\]): programado is not expected$/,
  // A role that an administrator of the upgraded system gives; the former roles stay.
  /\.(rol|roles\[\]): coordinador is not expected$/,
  // An upload of one file waits for its turn instead of being refused.
  'PUT /api/remotes/{nombre}/archivos/{sha384} 409: removed',
  // Ignored if sent: a message may contain personal data.
  'POST /api/remotes/fallos body.mensaje: removed',
  // Former release commands print any reason as it is, and the page of modules is that of the same system.
  /\.(fallos|causas)\[\]\.motivo: blocking is not expected$/,
  // Servers behind a proxy are not known by name. Only the page Estado of the same release reads this.
  'GET /api/status 200.base.grupo: removed',
  'GET /api/status 200.base.grupo: required, and not always sent',
  // Former releases keep these fields of prefetched calls in their descriptors; no page uses them.
  /\.first\[\]\.(params|query|unless): removed$/,
  // Links and parts replaced them. The server and the shell of a system are replaced together.
  /^GET \/api\/remotes 200\.remotes\[\]\.(previous\.)?(cards|files|nav|places|search): /,
  // The former call takes descriptors of both spellings and does not describe them.
  /^POST \/api\/remotes\/\{nombre\}\/lanzamientos body\.\w+: removed$/,
  /\.declara\.(lugares|menu|tarjetas): /,
  'GET /api/remotes 200.remotes[].routes[].access: any value is not expected',
]

it('the document has no breaking changes since the last release, except intended changes', () => {
  const breaches = breakingChanges(released, current)
  const isIntended = (breach: string) =>
    INTENDED.some((intended) => (typeof intended === 'string' ? breach === intended : intended.test(breach)))
  expect(breaches.filter((breach) => !isIntended(breach))).toEqual([])
})

it('the document has If-Match only on the edits that check the version', () => {
  const edits = Object.entries(current.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { parameters }]) => parameters?.some(({ name }) => name === 'If-Match'))
      .map(([method]) => `${method} ${path}`),
  )
  expect(edits.sort()).toEqual([
    'post /api/admin/remotes/{nombre}/activar',
    'post /api/admin/remotes/{nombre}/devolver',
    'post /api/admin/remotes/{nombre}/retirar-modulo',
    'put /api/centros/{id}',
    'put /api/fichas/{nroFicha}',
    'put /api/fichas/{nroFicha}/aprendices/{documentNumber}',
    'put /api/manuals/documentos/{id}',
    'put /api/modulos/{remoto}/datos/{clave}',
    'put /api/programs/update/{id}',
    'put /api/users/update/{nro_documento}',
  ])
})

describe('breakingChanges', () => {
  const login = (document: Document) => document.paths['/api/auth/login']!.post!
  const bodyOf = (document: Document): Schema => login(document).requestBody!.content['application/json']!.schema!
  const answerOf = (document: Document): Schema =>
    login(document).responses['200']!.content!['application/json']!.schema!
  const userOf = (document: Document): Schema => answerOf(document).properties!.user!
  const fichaOf = (document: Document): Schema =>
    document.paths['/api/fichas/{nroFicha}']!.put!.requestBody!.content['application/json']!.schema!

  // Three paths of the released document: to compare all of them takes seconds.
  const some: Document = {
    ...released,
    paths: Object.fromEntries(
      ['/api/auth/login', '/api/fichas', '/api/fichas/{nroFicha}'].map((path) => [path, released.paths[path]!]),
    ),
  }

  const changesAfter = (change: (document: Document) => void) => {
    const changed = structuredClone(some)
    change(changed)
    return breakingChanges(some, changed)
  }

  const LOGIN = 'POST /api/auth/login'
  const FICHA = 'PUT /api/fichas/{nroFicha}'

  it.each<[string, (document: Document) => void, string]>([
    ['a removed route', ({ paths }) => delete paths['/api/auth/login'], `${LOGIN}: removed`],
    [
      'a token that is now required',
      (all) => {
        login(all).security = [{ 'x-token': [] }]
      },
      `${LOGIN}: asks for a token`,
    ],
    ['a removed answer field', (all) => delete userOf(all).properties!.nombre, `${LOGIN} 200.user.nombre: removed`],
    [
      'an answer field that may now be missing',
      (all) => {
        userOf(all).required = ['id']
      },
      `${LOGIN} 200.user.nombre: required, and not always sent`,
    ],
    [
      'an answer field of another type',
      (all) => {
        userOf(all).properties!.id!.type = 'string'
      },
      `${LOGIN} 200.user.id: string where integer is expected`,
    ],
    [
      'an answer with a new enum value',
      (all) => void userOf(all).properties!.rol!.enum!.push('invitado'),
      `${LOGIN} 200.user.rol: invitado is not expected`,
    ],
    [
      'an answer field that may now be null',
      (all) => {
        userOf(all).properties!.nombre!.type = ['string', 'null']
      },
      `${LOGIN} 200.user.nombre: null is not expected`,
    ],
    [
      'another success status',
      (all) => {
        login(all).responses['201'] = login(all).responses['200']!
        delete login(all).responses['200']
      },
      `${LOGIN} 200: removed`,
    ],
    [
      'a new required request field',
      (all) => {
        bodyOf(all).properties!.captcha = { type: 'string' }
        bodyOf(all).required!.push('captcha')
      },
      `${LOGIN} body.captcha: required, and not always sent`,
    ],
    [
      'a removed request field',
      (all) => delete bodyOf(all).properties!.contrasena,
      `${LOGIN} body.contrasena: removed`,
    ],
    [
      'fewer accepted values',
      (all) => void fichaOf(all).properties!.jornada!.enum!.pop(),
      `${FICHA} body.jornada: virtual is not expected`,
    ],
    [
      'fewer accepted types',
      (all) => {
        fichaOf(all).properties!.idJefeFicha!.type = 'string'
      },
      `${FICHA} body.idJefeFicha: number where string is expected`,
    ],
    [
      'a smaller maximum length',
      (all) => {
        bodyOf(all).properties!.contrasena!.maxLength = 5
      },
      `${LOGIN} body.contrasena: maxLength 5`,
    ],
    [
      'a removed query parameter',
      ({ paths }) => {
        paths['/api/fichas']!.get!.parameters = []
      },
      'GET /api/fichas query page: removed',
    ],
    [
      'a query parameter that is now required',
      ({ paths }) => {
        for (const parameter of paths['/api/fichas']!.get!.parameters!) parameter.required = true
      },
      'GET /api/fichas query page: now required',
    ],
    [
      'the error body without its code',
      ({ components }) => delete components!.responses!.Error!.content!['application/json']!.schema!.properties!.code,
      `${LOGIN} default.code: removed`,
    ],
  ])('reports %s', (_, change, sentence) => {
    expect(changesAfter(change)).toContain(sentence)
  })

  it('ignores renamed path parameters and optional tokens', () => {
    const rename = (document: Document) => {
      document.paths['/api/fichas/{numero}'] = document.paths['/api/fichas/{nroFicha}']!
      delete document.paths['/api/fichas/{nroFicha}']
      login(document).security = [{}, { 'x-token': [] }]
    }
    expect(changesAfter(rename)).toEqual([])
  })

  it('ignores new routes, new answer fields and new optional request fields', () => {
    const grow = (document: Document) => {
      document.paths['/api/new'] = { get: login(document) }
      userOf(document).properties!.new = { type: 'string' }
      userOf(document).required!.push('new')
      bodyOf(document).properties!.new = { type: 'string' }
      fichaOf(document).properties!.jornada!.enum!.push('madrugada')
    }
    expect(changesAfter(grow)).toEqual([])
  })
})
