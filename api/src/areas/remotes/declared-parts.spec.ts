import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { declaredParts } from './declared-parts.js'

const labels = { es: { a: 'Primera', b: 'Segunda' }, en: { a: 'First', b: 'Second' } }
const [A, B] = ['a', 'b'].map((key) => ({ titleKey: key, labelKey: key })) as [object, object]
const [FIRST, SECOND] = [
  { es: 'Primera', en: 'First' },
  { es: 'Segunda', en: 'Second' },
]
const descriptor = (overrides: object) => ({ routes: [], nav: [], labels, ...overrides }) as unknown as RemoteDescriptor
const route = (path: string, access: string, texts = A) => ({ path, access, ...texts })
const card = (page: string, access: string) => ({ page, access, ...B })

const RELEASE = descriptor({
  routes: [route('/a', 'user'), route('/b', 'admin', B), route('/a', 'user')],
  nav: [route('/a', 'user')],
  cards: [card('sum', 'user'), card('sum', 'admin')],
  places: [
    { place: 'ficha.section', page: 'hours', access: 'user', ...B },
    { place: 'ficha.action', path: '/a', access: 'user', ...A },
  ],
  search: [{ access: 'guest' }],
  results: [{ group: 'fichas', titleKey: 'none' }],
  calls: ['GET /x'],
})

/** Returns one line for each part: `+` for new, `-` for removed, then name and permission. */
const lines = (entries: { nombre: string; acceso: string | null; nueva: boolean; quitada: boolean }[]) =>
  entries.map(({ nombre, acceso, nueva, quitada }) => `${nueva ? '+' : quitada ? '-' : ' '} ${nombre} ${acceso}`)
/** Returns the lines of each kind of part. */
const linesOf = (active?: RemoteDescriptor, release = RELEASE) =>
  Object.fromEntries(Object.entries(declaredParts(release, active)).map(([kind, entries]) => [kind, lines(entries)]))

test('declaredParts marks every part of a first release as new, each part once, permissions in order', () => {
  expect(linesOf()).toEqual({
    rutas: ['+ /a user', '+ /b admin'],
    menu: ['+ /a user'],
    tarjetas: ['+ sum user', '+ sum admin'],
    lugares: ['+ ficha.section user', '+ ficha.action user'],
    resultados: ['+ fichas null'],
    permisos: ['+ admin null', '+ guest null', '+ user null'],
    llamadas: ['+ GET /x null'],
  })
})

test('declaredParts marks parts as new or removed if only one of the releases has them, or with other permissions', () => {
  const active = descriptor({
    routes: [route('/a', 'user'), route('/b', 'user'), route('/b', 'user')],
    cards: [card('sum', 'admin')],
    calls: ['GET /x', 'PUT /y'],
  })
  expect(linesOf(active)).toEqual({
    rutas: ['  /a user', '+ /b admin', '- /b user'],
    menu: ['+ /a user'],
    tarjetas: ['+ sum user', '  sum admin'],
    lugares: ['+ ficha.section user', '+ ficha.action user'],
    resultados: ['+ fichas null'],
    permisos: ['  admin null', '+ guest null', '  user null'],
    llamadas: ['  GET /x null', '- PUT /y null'],
  })
})

test('declaredParts returns titles in both languages', () => {
  const { rutas, menu, tarjetas, lugares, resultados, permisos } = declaredParts(RELEASE, undefined)
  expect([rutas, menu, tarjetas, lugares, resultados, permisos].map(([first]) => first?.titulo)).toEqual([
    FIRST,
    FIRST,
    SECOND,
    SECOND,
    null,
    null,
  ])
})

test('declaredParts returns no parts for a release without parts', () => {
  const none = { rutas: [], menu: [], tarjetas: [], lugares: [], resultados: [], permisos: [], llamadas: [] }
  expect(linesOf(undefined, descriptor({}))).toEqual(none)
})
