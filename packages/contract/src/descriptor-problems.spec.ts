import {
  action,
  card,
  entry,
  problemsOf,
  result,
  route,
  section,
  texts,
  validDescriptor,
} from '../testing/valid-descriptor'
import type { RemoteDescriptor } from './remotes.schema'

test('a valid descriptor has no problems', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ results: undefined, links: [], parts: [] })).toEqual([])
})

test.each<[string, string, Partial<RemoteDescriptor>, object]>([
  ['the name "constructor"', 'release_name_reserved', { name: 'constructor' }, { nombre: 'constructor' }],
  [
    'a page called "prototype"',
    'release_name_reserved',
    { pages: { ...validDescriptor.pages, prototype: [] } },
    { nombre: 'prototype' },
  ],
  [
    'a text with the key "__proto__"',
    'release_name_reserved',
    { labels: { es: texts, en: JSON.parse('{"__proto__":"x"}') } },
    { nombre: '__proto__' },
  ],
  [
    'a file whose path has a dot segment',
    'release_file_name',
    { assets: [...validDescriptor.assets, { file: 'a/./b.js', size: 1, integrity: '' }] },
    { archivo: 'a/./b.js' },
  ],
  [
    'the same files listed twice',
    'release_file_twice',
    { assets: [...validDescriptor.assets, ...validDescriptor.assets] },
    { archivo: 'entry.js' },
  ],
  [
    'a document that is not among the files',
    'release_inconsistent',
    { documents: { es: 'text.json', en: 'no.json', styles: [] } },
    { archivo: 'no.json' },
  ],
  [
    'a page file that is not among the files',
    'release_inconsistent',
    { pages: { ...validDescriptor.pages, card: ['no.js'] } },
    { archivo: 'no.js' },
  ],
  ['a card whose page is not listed', 'release_page_missing', { pages: { 'list-page': [] } }, { pagina: 'card' }],
  [
    'a menu label that is blank in English',
    'release_text_missing',
    { labels: { es: texts, en: { ...texts, nav: ' ' } } },
    { clave: 'nav', idioma: 'en' },
  ],
  [
    'a search result titled "toString"',
    'release_text_missing',
    { results: [{ ...result, titleKey: 'toString' }] },
    { clave: 'toString', idioma: 'es' },
  ],
  [
    'a second menu path with a backslash',
    'release_path_outside',
    { links: [{ ...entry, also: ['/a\\b'] }] },
    { direccion: '/a\\b' },
  ],
  [
    'a search result whose path starts with two slashes',
    'release_path_outside',
    { results: [{ ...result, path: '//:id' }] },
    { direccion: '//:id' },
  ],
  [
    'a search entry whose path has a tab',
    'release_path_outside',
    { links: [{ ...entry, slot: 'palette.screen', path: '/\t/x' }] },
    { direccion: '/\t/x' },
  ],
  [
    'a file in the parent folder',
    'release_file_name',
    { assets: [...validDescriptor.assets, { file: '../b.js', size: 1, integrity: '' }] },
    { archivo: '../b.js' },
  ],
  [
    'a file that ends in two dots',
    'release_file_name',
    { assets: [...validDescriptor.assets, { file: 'a/..', size: 1, integrity: '' }] },
    { archivo: 'a/..' },
  ],
  ['an entry that is not among the files', 'release_inconsistent', { entry: 'no.js' }, { archivo: 'no.js' }],
  [
    'texts that are not among the files',
    'release_inconsistent',
    { locales: { es: 'es.json', en: 'no.json' } },
    { archivo: 'no.json' },
  ],
  [
    'a style sheet that is not among the files',
    'release_inconsistent',
    { documents: { es: 'text.json', en: 'text.json', styles: ['no.css'] } },
    { archivo: 'no.css' },
  ],
  [
    'a route that begins with a parameter',
    'release_address_any',
    { routes: [...validDescriptor.routes, { ...route, path: '/:id/x' }] },
    { direccion: '/:id/x' },
  ],
  [
    'a route below /api',
    'release_address_reserved',
    { routes: [...validDescriptor.routes, { ...route, path: '/api/x' }] },
    { direccion: '/api/x' },
  ],
  [
    'two routes that differ in case only',
    'release_address_twice',
    { routes: [...validDescriptor.routes, { ...route, path: '/Cursos/:n' }] },
    { direccion: '/Cursos/:n' },
  ],
  [
    'a menu entry that no route opens',
    'release_entry_without_route',
    { links: [{ ...entry, path: '/otros?x' }] },
    { direccion: '/otros?x' },
  ],
  [
    'a menu entry that starts with two slashes',
    'release_path_outside',
    { links: [{ ...entry, path: '//x' }] },
    { direccion: '//x' },
  ],
  [
    'a menu entry without a leading slash',
    'release_path_outside',
    { links: [{ ...entry, path: 'cursos' }] },
    { direccion: 'cursos' },
  ],
  [
    'a second menu path without a leading slash',
    'release_path_outside',
    { results: undefined, links: [{ ...entry, also: ['x'] }] },
    { direccion: 'x' },
  ],
  [
    'a section whose page is not listed',
    'release_page_missing',
    { parts: [{ ...section, page: 'other' }] },
    { pagina: 'other' },
  ],
  [
    'an action whose label has no text',
    'release_text_missing',
    { links: [{ ...action, labelKey: 'other' }] },
    { clave: 'other', idioma: 'es' },
  ],
  [
    'an action that no route opens',
    'release_entry_without_route',
    { links: [{ ...action, path: '/otros' }] },
    { direccion: '/otros' },
  ],
  [
    'an action whose path starts with two slashes',
    'release_path_outside',
    { links: [{ ...action, path: '//:nroFicha' }] },
    { direccion: '//:nroFicha' },
  ],
])('the check of a descriptor reports %s as %s', (_, code, changed, params) => {
  expect(problemsOf(changed)).toContainEqual({ code, params })
})

test.each([
  ['/:id', ['release_address_any']],
  ['/*', ['release_address_any']],
  ['/%', ['release_address_invalid']],
  ['/auth/x', ['release_address_reserved']],
])('the path %s breaks one rule: %j', (path, codes) => {
  expect(problemsOf({ routes: [...validDescriptor.routes, { ...route, path }] }).map(({ code }) => code)).toEqual(codes)
})

test('an icon may be an SVG path of at most 1,000 characters', () => {
  const problemsWith = (icon: string) => problemsOf({ links: [{ ...entry, icon }] })
  expect(
    [problemsWith('M3 7v-2a2 2 0 0 1 2 -2h14zM4,4.5L9e'), problemsWith(`M${'1'.repeat(1001)}`)].map(
      ({ length }) => length,
    ),
  ).toEqual([1, 1])
  for (const icon of ['M3 7v-2a2 2 0 0 1 2 -2h14z', 'M4,4.5L9 9', `M${'1'.repeat(1000)}`])
    expect(problemsWith(icon)).toEqual([])
})

test('a file whose name only resembles a parent folder is valid', () => {
  const names = ['...js', 'a..b/c.js', 'a/.b.js', 'a.', '.a']
  expect(
    problemsOf({ assets: [...validDescriptor.assets, ...names.map((file) => ({ file, size: 1, integrity: '' }))] }),
  ).toEqual([])
})

const MB = 1024 * 1024
test.each([
  ['a release of 16 MB is accepted', [8 * MB, 8 * MB - 6], []],
  ['a release of one byte more than 16 MB is rejected', [8 * MB, 8 * MB - 5], [{ max_mb: 16, total_mb: 17 }]],
  ['a file of 40 MB is rejected', [40 * MB], [{ max_mb: 16, total_mb: 41 }]],
])('%s', (_, sizes, params) => {
  const more = sizes.map((size, index) => ({ file: `more-${index}.js`, size, integrity: '' }))
  const problems = problemsOf({ assets: [...validDescriptor.assets, ...more] })
  expect(problems).toEqual(params.map((values) => ({ code: 'release_too_large', params: values })))
})

test('a descriptor may have 20 routes', () => {
  const changes = (many: number) => ({ routes: paths(many).map((path) => ({ ...route, path })), links: [] })
  expect(problemsOf(changes(20))).toEqual([])
  expect(problemsOf(changes(21))).toEqual([{ code: 'release_too_many_routes', params: { max: 20, total: 21 } }])
})

test.each<[string, (many: number) => Partial<RemoteDescriptor>]>([
  ['dashboard.card', (many) => ({ parts: [section, ...paths(many).map(() => card)] })],
  ['ficha.section', (many) => ({ parts: [card, ...paths(many).map(() => section)] })],
  ['menu', (many) => ({ links: [action, ...paths(many).map(() => entry)] })],
])('a descriptor may have 16 entries in the slot %s', (lugar, changes) => {
  expect(problemsOf(changes(16))).toEqual([])
  expect(problemsOf(changes(17))).toEqual([{ code: 'release_slot_full', params: { lugar, max: 16, total: 17 } }])
})

test('a descriptor may have any number of links in the search', () => {
  expect(problemsOf({ links: paths(100).map((path) => ({ ...entry, slot: 'palette.screen', path })) })).toEqual([])
})
const paths = (many: number) => Array.from({ length: many }, (_, index) => `/cursos/x${index}`)

test('each broken rule is reported once, and a long value is shortened', () => {
  const long = `/${'ñ'.repeat(500)}`
  const routes = [route, { ...route, path: long, access: 'a' }, { ...route, path: '/%', access: 'b' }]
  expect(problemsOf({ routes, links: [entry] })).toEqual([
    { code: 'release_address_invalid', params: { direccion: long.slice(0, 120) } },
    { code: 'release_permission_missing', params: { permiso: 'a' } },
  ])
})

test('a descriptor with too many parts has no other problem', () => {
  const routes = Array.from({ length: 1000 }, (_, index) => ({ ...route, path: `/%${index}` }))
  expect(problemsOf({ routes })).toEqual([{ code: 'release_too_many_routes', params: { max: 20, total: 1000 } }])
})
