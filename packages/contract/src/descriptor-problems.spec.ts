import { descriptorProblems } from './descriptor-problems'
import type { RemoteDescriptor } from './remotes.schema'

const route = { path: '/cursos', page: 'list-page', titleKey: 'list.title', access: 'authenticated' }
const entry = { path: '/cursos', icon: 'fichas', labelKey: 'nav', order: 1, access: 'public' }
const result = {
  group: 'programas',
  titleKey: 'nav',
  order: 1,
  path: '/cursos/:id',
  label: '',
  detail: '',
  icon: 'user',
}
const section = { place: 'ficha.section', page: 'card', titleKey: 'nav', order: 1, access: 'authenticated' }
const action = { place: 'ficha.action', path: '/cursos/:nroFicha', labelKey: 'nav', order: 1, access: 'public' }
const texts = { 'list.title': 'Cursos', nav: 'Cursos', 'card.title': 'Cursos' }
const files = ['entry.js', 'es.json', 'en.json', 'text.json', 'text.css', 'list.js']

const sound: RemoteDescriptor = {
  name: 'courses',
  version: '1.0.0',
  hash: '0123456789abcdef',
  contract: 1,
  kit: '^1.0.0',
  entry: 'entry.js',
  calls: ['GET /x', 'GET /x/:nro'],
  routes: [
    { ...route, first: [{ call: 'GET /x' }] },
    { ...route, path: '/cursos/:id', access: 'fichas:create', first: [{ call: 'GET /x/:nro', params: { nro: 'id' } }] },
  ],
  nav: [entry, { ...entry, path: '/cursos/nuevo?abrir#aqui', also: ['/otros'] }],
  search: [{ kind: 'action', path: '/cursos?crear', labelKey: 'nav', access: 'public' }],
  results: [result],
  cards: [{ page: 'card', titleKey: 'card.title', order: 1, width: 'wide', access: 'authenticated' }],
  places: [section, action, { ...action, path: '/cursos?ficha=:nroFicha#aqui' }],
  labels: { es: texts, en: texts },
  locales: { es: 'es.json', en: 'en.json' },
  documents: { es: 'text.json', en: 'text.json', styles: ['text.css'] },
  pages: { 'list-page': ['list.js'], card: [] },
  assets: files.map((file) => ({ file, size: 1, integrity: '' })),
}

const problemsOf = (given: Partial<RemoteDescriptor>) => descriptorProblems({ ...sound, ...given })

test('a sound descriptor has none', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ search: undefined, results: undefined, cards: undefined, places: undefined })).toEqual([])
})

test.each<[string, Partial<RemoteDescriptor>, object]>([
  ['release_name_reserved', { name: 'constructor' }, { nombre: 'constructor' }],
  ['release_name_reserved', { pages: { ...sound.pages, prototype: [] } }, { nombre: 'prototype' }],
  ['release_name_reserved', { labels: { es: texts, en: JSON.parse('{"__proto__":"x"}') } }, { nombre: '__proto__' }],
  [
    'release_file_name',
    { assets: [...sound.assets, { file: 'a/./b.js', size: 1, integrity: '' }] },
    { archivo: 'a/./b.js' },
  ],
  ['release_file_twice', { assets: [...sound.assets, ...sound.assets] }, { archivo: 'entry.js' }],
  ['release_inconsistent', { documents: { es: 'text.json', en: 'no.json', styles: [] } }, { archivo: 'no.json' }],
  ['release_inconsistent', { pages: { ...sound.pages, card: ['no.js'] } }, { archivo: 'no.js' }],
  ['release_page_missing', { pages: { 'list-page': [] } }, { pagina: 'card' }],
  ['release_text_missing', { labels: { es: texts, en: { ...texts, nav: ' ' } } }, { clave: 'nav', idioma: 'en' }],
  ['release_text_missing', { results: [{ ...result, titleKey: 'toString' }] }, { clave: 'toString', idioma: 'es' }],
  ['release_path_outside', { nav: [{ ...entry, also: ['/a\\b'] }] }, { direccion: '/a\\b' }],
  ['release_path_outside', { results: [{ ...result, path: '//:id' }] }, { direccion: '//:id' }],
  [
    'release_path_outside',
    { search: [{ kind: 'screen', path: '/\t/x', labelKey: 'nav', access: 'public' }] },
    { direccion: '/\t/x' },
  ],
  [
    'release_file_name',
    { assets: [...sound.assets, { file: '../b.js', size: 1, integrity: '' }] },
    { archivo: '../b.js' },
  ],
  ['release_file_name', { assets: [...sound.assets, { file: 'a/..', size: 1, integrity: '' }] }, { archivo: 'a/..' }],
  ['release_inconsistent', { entry: 'no.js' }, { archivo: 'no.js' }],
  ['release_inconsistent', { locales: { es: 'es.json', en: 'no.json' } }, { archivo: 'no.json' }],
  [
    'release_inconsistent',
    { documents: { es: 'text.json', en: 'text.json', styles: ['no.css'] } },
    { archivo: 'no.css' },
  ],
  ['release_address_any', { routes: [...sound.routes, { ...route, path: '/:id/x' }] }, { direccion: '/:id/x' }],
  ['release_address_reserved', { routes: [...sound.routes, { ...route, path: '/api/x' }] }, { direccion: '/api/x' }],
  [
    'release_address_twice',
    { routes: [...sound.routes, { ...route, path: '/Cursos/:n' }] },
    { direccion: '/Cursos/:n' },
  ],
  ['release_entry_without_route', { nav: [{ ...entry, path: '/otros?x' }] }, { direccion: '/otros?x' }],
  ['release_path_outside', { nav: [{ ...entry, path: '//x' }] }, { direccion: '//x' }],
  ['release_path_outside', { nav: [{ ...entry, path: 'cursos' }] }, { direccion: 'cursos' }],
  ['release_permission_missing', { routes: [{ ...route, access: 'x' }] }, { permiso: 'x' }],
  ['release_permission_missing', { cards: [{ ...sound.cards![0]!, access: 'y' }] }, { permiso: 'y' }],
  ['release_permission_missing', { cards: [{ ...sound.cards![0]!, notFor: 'z' }] }, { permiso: 'z' }],
  [
    'release_path_outside',
    { search: undefined, results: undefined, nav: [{ ...entry, also: ['x'] }] },
    { direccion: 'x' },
  ],
  [
    'release_permission_missing',
    { search: undefined, cards: [{ ...sound.cards![0]!, access: 'y' }] },
    { permiso: 'y' },
  ],
  ['release_icon_missing', { results: [{ ...result, icon: 'toString' }] }, { icono: 'toString' }],
  ['release_icon_missing', { nav: [{ ...entry, icon: 'M1 1"><x' }] }, { icono: 'M1 1"><x' }],
  ['release_icon_missing', { nav: [{ ...entry, icon: 'M' }] }, { icono: 'M' }],
  ['release_group_missing', { results: [{ ...result, group: 'toString' }] }, { grupo: 'toString' }],
  ['release_permission_missing', { nav: [{ ...entry, access: 'fichas:fly' }] }, { permiso: 'fichas:fly' }],
  ['release_permission_missing', { places: [{ ...section, access: 'x' }] }, { permiso: 'x' }],
  ['release_permission_missing', { places: [{ ...action, access: 'x' }] }, { permiso: 'x' }],
  ['release_page_missing', { places: [{ ...section, page: 'other' }] }, { pagina: 'other' }],
  ['release_text_missing', { places: [{ ...action, labelKey: 'other' }] }, { clave: 'other', idioma: 'es' }],
  ['release_place_missing', { places: [section, { ...section, place: 'toString' }] }, { lugar: 'toString' }],
  ['release_place_missing', { places: [{ ...section, place: 'ficha.action' }] }, { lugar: 'ficha.action' }],
  ['release_place_missing', { places: [{ ...section, place: 'dashboard.card' }] }, { lugar: 'dashboard.card' }],
  ['release_place_missing', { places: [{ ...action, place: 'ficha.section' }] }, { lugar: 'ficha.section' }],
  ['release_place_field', { places: [{ ...action, path: '/cursos/:id' }] }, { direccion: '/cursos/:id' }],
  ['release_first_call', { calls: [], routes: [{ ...route, first: [{ call: 'GET /x' }] }] }, { llamada: 'GET /x' }],
  ['release_first_call', { routes: [{ ...route, first: [{ call: 'DELETE /x' }] }] }, { llamada: 'DELETE /x' }],
  ['release_first_call', { cards: [{ ...sound.cards![0]!, first: [{ call: 'PUT /x' }] }] }, { llamada: 'PUT /x' }],
  ['release_first_field', { routes: [{ ...route, first: [{ call: 'GET /x/:id' }] }] }, { llamada: 'GET /x/:id' }],
  [
    'release_first_field',
    { routes: [{ ...route, path: '/cursos/:id', first: [{ call: 'GET /x/:id', params: { id: 'nro' } }] }] },
    { llamada: 'GET /x/:id' },
  ],
  [
    'release_first_field',
    { cards: [{ ...sound.cards![0]!, first: [{ call: 'GET /x/:id' }] }] },
    { llamada: 'GET /x/:id' },
  ],
  ['release_entry_without_route', { places: [{ ...action, path: '/otros' }] }, { direccion: '/otros' }],
  ['release_path_outside', { places: [{ ...action, path: '//:nroFicha' }] }, { direccion: '//:nroFicha' }],
])('%s: %j', (code, given, params) => {
  expect(problemsOf(given)).toContainEqual({ code, params })
})

test.each([
  ['/:id', ['release_address_any']],
  ['/*', ['release_address_any']],
  ['/%', ['release_address_invalid']],
  ['/auth/x', ['release_address_reserved']],
])('the address %s breaks one rule: %j', (path, codes) => {
  expect(problemsOf({ routes: [...sound.routes, { ...route, path }] }).map(({ code }) => code)).toEqual(codes)
})

test('an icon of its own is a path of a length that any outline has', () => {
  const drawn = (icon: string) => problemsOf({ nav: [{ ...entry, icon }] })
  expect(
    [drawn('M3 7v-2a2 2 0 0 1 2 -2h14zM4,4.5L9e'), drawn(`M${'1'.repeat(1001)}`)].map(({ length }) => length),
  ).toEqual([1, 1])
  for (const icon of ['M3 7v-2a2 2 0 0 1 2 -2h14z', 'M4,4.5L9 9', `M${'1'.repeat(1000)}`])
    expect(drawn(icon)).toEqual([])
})

test('a file whose name only looks like a step out of the folder is sound', () => {
  const names = ['...js', 'a..b/c.js', 'a/.b.js', 'a.', '.a']
  expect(problemsOf({ assets: [...sound.assets, ...names.map((file) => ({ file, size: 1, integrity: '' }))] })).toEqual(
    [],
  )
})

const MB = 1024 * 1024
test.each([
  [[16 * MB, 16 * MB - 6], []],
  [[16 * MB, 16 * MB - 5], [{ max_mb: 32, total_mb: 33 }]],
  [[40 * MB], [{ max_mb: 32, total_mb: 41 }]],
])('more files of %j bytes are too large: %j', (sizes, params) => {
  const more = sizes.map((size, place) => ({ file: `more-${place}.js`, size, integrity: '' }))
  const told = problemsOf({ assets: [...sound.assets, ...more] })
  expect(told).toEqual(params.map((values) => ({ code: 'release_too_large', params: values })))
})

test.each([
  [
    'release_too_many_routes',
    20,
    (many: number) => ({ routes: paths(many).map((path) => ({ ...route, path })), nav: [], places: [] }),
  ],
  ['release_too_many_cards', 12, (many: number) => ({ cards: paths(many).map(() => sound.cards![0]!) })],
  ['release_too_many_places', 12, (many: number) => ({ places: paths(many).map(() => section) })],
  ['release_too_many_entries', 12, (many: number) => ({ nav: paths(many).map(() => entry) })],
])('%s: there may be %i', (code, max, given) => {
  expect(problemsOf(given(max))).toEqual([])
  expect(problemsOf(given(max + 1))).toEqual([{ code, params: { max, total: max + 1 } }])
})
const paths = (many: number) => Array.from({ length: many }, (_, place) => `/cursos/x${place}`)

test('tells each rule once, and a long value in part', () => {
  const long = `/${'ñ'.repeat(500)}`
  const routes = [route, { ...route, path: long, access: 'a' }, { ...route, path: '/%', access: 'b' }]
  expect(problemsOf({ routes, nav: [entry], places: [] })).toEqual([
    { code: 'release_address_invalid', params: { direccion: long.slice(0, 120) } },
    { code: 'release_permission_missing', params: { permiso: 'a' } },
  ])
})

test('looks no further at a descriptor with more than there may be', () => {
  const routes = Array.from({ length: 1000 }, (_, place) => ({ ...route, path: `/%${place}` }))
  expect(problemsOf({ routes })).toEqual([{ code: 'release_too_many_routes', params: { max: 20, total: 1000 } }])
})
