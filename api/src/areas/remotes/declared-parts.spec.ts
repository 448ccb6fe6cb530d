import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { declaredParts } from './declared-parts.js'

const labels = { es: { a: 'Primera', b: 'Segunda' }, en: { a: 'First', b: 'Second' } }
const [A, B] = ['a', 'b'].map((key) => ({ titleKey: key, labelKey: key })) as [object, object]
const [FIRST, SECOND] = [
  { es: 'Primera', en: 'First' },
  { es: 'Segunda', en: 'Second' },
]
const descriptor = (overrides: object) =>
  ({ routes: [], links: [], parts: [], labels, ...overrides }) as unknown as RemoteDescriptor
const route = (path: string, access: string, texts = A) => ({ path, access, ...texts })
const card = (page: string, access: string) => ({ slot: 'dashboard.card', page, access, ...B })

const RELEASE = descriptor({
  routes: [route('/a', 'user'), route('/b', 'admin', B), route('/a', 'user')],
  links: [
    { slot: 'menu', ...route('/a', 'user') },
    { slot: 'ficha.action', ...route('/a', 'user') },
    { slot: 'palette.action', ...route('/a?new', 'guest') },
  ],
  parts: [card('sum', 'user'), card('sum', 'admin'), { ...card('hours', 'user'), slot: 'ficha.section' }],
  results: [{ group: 'fichas', titleKey: 'none' }],
  calls: ['GET /x'],
})

type Declared = ReturnType<typeof declaredParts>['rutas'][number]

/** Returns one line for each part: `+` for new, `-` for removed, then name, permission and slot. */
const lines = (entries: Declared[]) =>
  entries.map(({ nombre, acceso, lugar, nueva, quitada }) =>
    [nueva ? '+' : quitada ? '-' : ' ', nombre, acceso, lugar ?? ''].join(' ').trimEnd(),
  )
/** Returns the lines of each kind of part. */
const linesOf = (active?: RemoteDescriptor, release = RELEASE) =>
  Object.fromEntries(Object.entries(declaredParts(release, active)).map(([kind, entries]) => [kind, lines(entries)]))

test('declaredParts marks every part of a first release as new, each part once, permissions in order', () => {
  expect(linesOf()).toEqual({
    rutas: ['+ /a user', '+ /b admin'],
    enlaces: ['+ /a user menu', '+ /a user ficha.action', '+ /a?new guest palette.action'],
    partes: ['+ sum user dashboard.card', '+ sum admin dashboard.card', '+ hours user ficha.section'],
    resultados: ['+ fichas'],
    permisos: ['+ admin', '+ guest', '+ user'],
    llamadas: ['+ GET /x'],
  })
})

test('declaredParts marks parts as new or removed if only one of the releases has them, or with other permissions', () => {
  const active = descriptor({
    routes: [route('/a', 'user'), route('/b', 'user'), route('/b', 'user')],
    parts: [card('sum', 'admin')],
    calls: ['GET /x', 'PUT /y'],
  })
  expect(linesOf(active)).toEqual({
    rutas: ['  /a user', '+ /b admin', '- /b user'],
    enlaces: ['+ /a user menu', '+ /a user ficha.action', '+ /a?new guest palette.action'],
    partes: ['+ sum user dashboard.card', '  sum admin dashboard.card', '+ hours user ficha.section'],
    resultados: ['+ fichas'],
    permisos: ['  admin', '+ guest', '  user'],
    llamadas: ['  GET /x', '- PUT /y'],
  })
})

test('declaredParts returns titles in both languages', () => {
  const { rutas, enlaces, partes, resultados, permisos } = declaredParts(RELEASE, undefined)
  expect([rutas, enlaces, partes, resultados, permisos].map(([first]) => first?.titulo)).toEqual([
    FIRST,
    FIRST,
    SECOND,
    null,
    null,
  ])
})

test('declaredParts returns no parts for a release without parts', () => {
  const none = { rutas: [], enlaces: [], partes: [], resultados: [], permisos: [], llamadas: [] }
  expect(linesOf(undefined, descriptor({}))).toEqual(none)
})
