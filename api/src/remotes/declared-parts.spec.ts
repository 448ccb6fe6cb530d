import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { declaredParts } from './declared-parts.js'

const labels = { es: { a: 'Primera', b: 'Segunda' }, en: { a: 'First', b: 'Second' } }
const [A, B] = ['a', 'b'].map((key) => ({ titleKey: key, labelKey: key })) as [object, object]
const [FIRST, SECOND] = [
  { es: 'Primera', en: 'First' },
  { es: 'Segunda', en: 'Second' },
]
const descriptor = (given: object) => ({ routes: [], nav: [], labels, ...given }) as unknown as RemoteDescriptor
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

const told = (entries: { nombre: string; acceso: string | null; nueva: boolean; quitada: boolean }[]) =>
  entries.map(({ nombre, acceso, nueva, quitada }) => `${nueva ? '+' : quitada ? '-' : ' '} ${nombre} ${acceso}`)
const toldOf = (active?: RemoteDescriptor, release = RELEASE) =>
  Object.fromEntries(Object.entries(declaredParts(release, active)).map(([kind, entries]) => [kind, told(entries)]))

test('what a first release declares is new, each part once, permissions in order', () => {
  expect(toldOf()).toEqual({
    rutas: ['+ /a user', '+ /b admin'],
    menu: ['+ /a user'],
    tarjetas: ['+ sum user', '+ sum admin'],
    lugares: ['+ ficha.section user', '+ ficha.action user'],
    resultados: ['+ fichas null'],
    permisos: ['+ admin null', '+ guest null', '+ user null'],
    llamadas: ['+ GET /x null'],
  })
})

test('of a later one it is told what the active one has not, has for others, or has alone', () => {
  const active = descriptor({
    routes: [route('/a', 'user'), route('/b', 'user'), route('/b', 'user')],
    cards: [card('sum', 'admin')],
    calls: ['GET /x', 'PUT /y'],
  })
  expect(toldOf(active)).toEqual({
    rutas: ['  /a user', '+ /b admin', '- /b user'],
    menu: ['+ /a user'],
    tarjetas: ['+ sum user', '  sum admin'],
    lugares: ['+ ficha.section user', '+ ficha.action user'],
    resultados: ['+ fichas null'],
    permisos: ['  admin null', '+ guest null', '  user null'],
    llamadas: ['  GET /x null', '- PUT /y null'],
  })
})

test('what has a title is told by it in both languages', () => {
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

test('a release without cards, search and calls declares none', () => {
  const none = { rutas: [], menu: [], tarjetas: [], lugares: [], resultados: [], permisos: [], llamadas: [] }
  expect(toldOf(undefined, descriptor({}))).toEqual(none)
})
