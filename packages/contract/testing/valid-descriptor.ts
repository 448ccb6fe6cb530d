import { descriptorProblems } from '../src/descriptor-problems.ts'
import type { RemoteDescriptor } from '../src/remotes.schema.ts'

export const route = { path: '/cursos', page: 'list-page', titleKey: 'list.title', access: 'authenticated' }
export const entry = { slot: 'menu', path: '/cursos', icon: 'fichas', labelKey: 'nav', order: 1, access: 'public' }
export const result = {
  group: 'programas',
  titleKey: 'nav',
  order: 1,
  path: '/cursos/:id',
  label: '',
  detail: '',
  icon: 'user',
}
export const card = { slot: 'dashboard.card', page: 'card', titleKey: 'card.title', order: 1, access: 'authenticated' }
export const section = { slot: 'ficha.section', page: 'card', titleKey: 'nav', order: 1, access: 'authenticated' }
export const action = { slot: 'ficha.action', path: '/cursos/:nroFicha', labelKey: 'nav', order: 1, access: 'public' }
export const texts = { 'list.title': 'Cursos', nav: 'Cursos', 'card.title': 'Cursos' }
export const files = ['entry.js', 'es.json', 'en.json', 'text.json', 'text.css', 'list.js']

/** A first call of a former release, with a parameter that the path does not have. */
const formerCall = { call: 'GET /x/:nro', params: { nro: 'id' } }

/** A valid descriptor. */
export const validDescriptor: RemoteDescriptor = {
  name: 'courses',
  version: '1.0.0',
  hash: '0123456789abcdef',
  contract: 1,
  kit: '^1.0.0',
  entry: 'entry.js',
  calls: ['GET /x', 'GET /x/:id', 'GET /x/:nro'],
  routes: [
    { ...route, first: [{ call: 'GET /x' }] },
    {
      ...route,
      path: '/cursos/:id',
      access: 'fichas:create',
      first: [{ call: 'GET /x/:id' }, formerCall],
    },
  ],
  links: [
    entry,
    { ...entry, path: '/cursos/nuevo?abrir#aqui', also: ['/otros'] },
    { slot: 'palette.action', path: '/de-otros?crear', labelKey: 'nav', order: 1, access: 'public' },
    { slot: 'drop', path: '/cursos', labelKey: 'nav', order: 1, access: 'public' },
    action,
    { ...action, path: '/cursos?ficha=:nroFicha#aqui' },
  ],
  parts: [card, section],
  results: [result],
  labels: { es: texts, en: texts },
  locales: { es: 'es.json', en: 'en.json' },
  documents: { es: 'text.json', en: 'text.json', styles: ['text.css'] },
  pages: { 'list-page': ['list.js'], card: [] },
  assets: files.map((file) => ({ file, size: 1, integrity: '' })),
}

/** Returns the problems of the valid descriptor with these fields changed. */
export const problemsOf = (changed: Partial<RemoteDescriptor>) => descriptorProblems({ ...validDescriptor, ...changed })
