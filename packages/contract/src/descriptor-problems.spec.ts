import { descriptorProblems } from './descriptor-problems'
import type { RemoteDescriptor } from './remotes.schema'

const route = { path: '/cursos', page: 'list-page', titleKey: 'list.title', access: 'authenticated' }
const entry = { path: '/cursos', icon: 'fichas', labelKey: 'nav', order: 1, access: 'public' }
const result = { group: 'cursos', titleKey: 'nav', order: 1, path: '/cursos/:id', label: '', detail: '', icon: 'user' }
const texts = { 'list.title': 'Cursos', nav: 'Cursos', 'card.title': 'Cursos' }
const files = ['entry.js', 'es.json', 'en.json', 'text.json', 'text.css', 'list.js']

const sound: RemoteDescriptor = {
  name: 'courses',
  version: '1.0.0',
  hash: '0123456789abcdef',
  contract: 1,
  kit: '^1.0.0',
  entry: 'entry.js',
  routes: [route, { ...route, path: '/cursos/:id', access: 'fichas:create' }],
  nav: [entry, { ...entry, path: '/cursos/nuevo?abrir#aqui', also: ['/otros'] }],
  search: [{ kind: 'action', path: '/cursos?crear', labelKey: 'nav', access: 'public' }],
  results: [result],
  cards: [{ page: 'card', titleKey: 'card.title', order: 1, width: 'wide', access: 'authenticated' }],
  labels: { es: texts, en: texts },
  locales: { es: 'es.json', en: 'en.json' },
  documents: { es: 'text.json', en: 'text.json', styles: ['text.css'] },
  pages: { 'list-page': ['list.js'], card: [] },
  assets: files.map((file) => ({ file, size: 1, integrity: '' })),
}

const problemsOf = (given: Partial<RemoteDescriptor>) => descriptorProblems({ ...sound, ...given })

test('a sound descriptor has none', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ search: undefined, results: undefined, cards: undefined, documents: undefined })).toEqual([])
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
  ['release_icon_missing', { results: [{ ...result, icon: 'toString' }] }, { icono: 'toString' }],
  ['release_permission_missing', { nav: [{ ...entry, access: 'fichas:fly' }] }, { permiso: 'fichas:fly' }],
])('%s: %j', (code, given, params) => {
  expect(problemsOf(given)).toContainEqual({ code, params })
})

test('tells each rule once, and a long value in part', () => {
  const long = `/${'ñ'.repeat(500)}`
  const routes = [route, { ...route, path: long, access: 'a' }, { ...route, path: '/%', access: 'b' }]
  expect(problemsOf({ routes, nav: [entry] })).toEqual([
    { code: 'release_address_invalid', params: { direccion: long.slice(0, 120) } },
    { code: 'release_permission_missing', params: { permiso: 'a' } },
  ])
})

test('looks no further at a descriptor with more than there may be', () => {
  const routes = Array.from({ length: 1000 }, (_, place) => ({ ...route, path: `/%${place}` }))
  expect(problemsOf({ routes })).toEqual([{ code: 'release_too_many_routes', params: { max: 20, total: 1000 } }])
})
