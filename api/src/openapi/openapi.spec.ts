import { readFileSync } from 'node:fs'
import { type Api, startApi } from '../testing/api.js'
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

it('openapi.json is up to date; after a change: npm run openapi --workspace api', () => {
  expect(JSON.parse(JSON.stringify(openApiOf(api.app)))).toEqual(JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')))
})

/** Broken on purpose: a descriptor's access may name any permission, so it is no longer a closed list. */
const TAKEN_BACK = [
  // 201 says where to read what was created, and a request has no address for who sent it.
  'POST /api/auth/register 201: removed',
  // The list goes to everybody who is signed in: contact data and contracts are in the detail alone.
  ...['removed', 'required, and not always sent'].flatMap((why) =>
    ['correo_institucional', 'fecha_inicio_contrato', 'fecha_fin_contrato'].map(
      (field) => `GET /api/users 200.users[].${field}: ${why}`,
    ),
  ),
  // Who left has no band, nor has anybody before the first report: `sin_banda` says why.
  'GET /api/fichas/{id} 200.aprendices[].banda: null is not expected',
  'GET /api/fichas/aprendiz/{documentNumber} 200.data.banda: null is not expected',
  ...['routes', 'nav'].map((list) => `GET /api/remotes 200.remotes[].${list}[].access: any value is not expected`),
]

/** All calls share the schemas of reports and errors; only the one that loads people, or none, answers with these kinds. */
const isNewKind = (breach: string) => /reporte\.tipo: (personas|correccion|union) is not expected$/.test(breach)

/** The specification lists it among the translations of a jornada. */
const isVirtual = (breach: string) => breach.endsWith('jornada: virtual is not expected')

/** A near miss of a flag saved what it should only try, and a page that is no number was the first one. */
const isStrictQuery = (breach: string) =>
  /^[A-Z]+ \S+ query (simular|parcial|forzar|page|limit): /.test(breach) && !breach.endsWith('removed')

/** The released document gave JSON and the form the schema of either, as if JSON could have a file. */
const isOtherMedia = (breach: string) => breach.startsWith('PUT /api/programs/update/{id} body')

it('nothing breaks clients of the last release, except on purpose', () => {
  const breaches = breakingChanges(read(RELEASED_FILE), read(OPENAPI_FILE))
  const onPurpose = [isNewKind, isVirtual, isStrictQuery, isOtherMedia]
  expect(breaches.filter((breach) => !onPurpose.some((isOne) => isOne(breach)))).toEqual(TAKEN_BACK)
})

it('documents If-Match on the edits that check it, and nowhere else', () => {
  const { paths } = read(OPENAPI_FILE)
  const edits = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { parameters }]) => parameters?.some(({ name }) => name === 'If-Match'))
      .map(([method]) => `${method} ${path}`),
  )
  expect(edits.sort()).toEqual([
    'post /api/admin/remotes/{nombre}/activar',
    'post /api/admin/remotes/{nombre}/devolver',
    'post /api/admin/remotes/{nombre}/retirar-modulo',
    'put /api/fichas/{nroFicha}',
    'put /api/fichas/{nroFicha}/aprendices/{documentNumber}',
    'put /api/manuals/documentos/{id}',
    'put /api/programs/update/{id}',
    'put /api/users/update/{nro_documento}',
  ])
})

describe('reports breaking changes', () => {
  const login = (document: Document) => document.paths['/api/auth/login']!.post!
  const bodyOf = (document: Document): Schema => login(document).requestBody!.content['application/json']!.schema!
  const answerOf = (document: Document): Schema =>
    login(document).responses['200']!.content!['application/json']!.schema!
  const userOf = (document: Document): Schema => answerOf(document).properties!.user!
  const fichaOf = (document: Document): Schema =>
    document.paths['/api/fichas/{nroFicha}']!.put!.requestBody!.content['application/json']!.schema!

  const changesAfter = (change: (document: Document) => void) => {
    const current = read(RELEASED_FILE)
    change(current)
    return breakingChanges(read(RELEASED_FILE), current)
  }

  const LOGIN = 'POST /api/auth/login'
  const FICHA = 'PUT /api/fichas/{nroFicha}'

  it.each<[string, (document: Document) => void, string]>([
    ['a route removed', ({ paths }) => delete paths['/api/auth/login'], `${LOGIN}: removed`],
    [
      'a token asked for',
      (all) => {
        login(all).security = [{ 'x-token': [] }]
      },
      `${LOGIN}: asks for a token`,
    ],
    ['an answer field removed', (all) => delete userOf(all).properties!.nombre, `${LOGIN} 200.user.nombre: removed`],
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
      'an answer with a value that nobody knows',
      (all) => void userOf(all).properties!.rol!.enum!.push('invitado'),
      `${LOGIN} 200.user.rol: invitado is not expected`,
    ],
    [
      'an answer field that may now be null',
      (all) => {
        userOf(all).properties!.nombre!.nullable = true
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
      'a request field removed',
      (all) => delete bodyOf(all).properties!.contrasena,
      `${LOGIN} body.contrasena: removed`,
    ],
    [
      'fewer values taken',
      (all) => void fichaOf(all).properties!.jornada!.enum!.pop(),
      `${FICHA} body.jornada: mixta is not expected`,
    ],
    [
      'fewer types taken',
      (all) => void fichaOf(all).properties!.idJefeFicha!.anyOf!.pop(),
      `${FICHA} body.idJefeFicha: number is not among the alternatives`,
    ],
    [
      'shorter texts taken',
      (all) => {
        bodyOf(all).properties!.contrasena!.maxLength = 5
      },
      `${LOGIN} body.contrasena: maxLength 5`,
    ],
    [
      'a query parameter removed',
      ({ paths }) => {
        paths['/api/fichas']!.get!.parameters = []
      },
      'GET /api/fichas query page: removed',
    ],
    [
      'a query parameter required',
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
  ])('%s', (_, change, sentence) => {
    expect(changesAfter(change)).toContain(sentence)
  })

  it('reports no other name of a parameter of an address, and no token that may be left out', () => {
    const rename = (document: Document) => {
      document.paths['/api/fichas/{numero}'] = document.paths['/api/fichas/{nroFicha}']!
      delete document.paths['/api/fichas/{nroFicha}']
      login(document).security = [{}, { 'x-token': [] }]
    }
    expect(changesAfter(rename)).toEqual([])
  })

  it('reports no new routes, new answer fields and new optional request fields', () => {
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
