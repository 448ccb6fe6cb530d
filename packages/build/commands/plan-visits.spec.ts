import { planVisits, withoutExamples } from './plan-visits.mjs'

const route = (path: string, page: string, access = 'authenticated') => ({ path, page, titleKey: 'x', access })
const part = (slot: string, page: string, access: string) => ({ slot, page, titleKey: 'x', order: 1, access })
const card = (page: string, access: string) => part('dashboard.card', page, access)
const link = (slot: string, path: string, access: string) => ({ slot, path, labelKey: 'x', order: 1, access })
const descriptor = {
  routes: [route('/cursos', 'list-page'), route('/cursos/:id', 'course-page', 'public')],
  links: [
    link('menu', '/cursos', 'authenticated'),
    link('palette.action', '/cursos?crear', 'fichas:create'),
    link('palette.screen', '/cursos/primero', 'public'),
    link('palette.screen', '/otros?x', 'public'),
  ],
  parts: [card('a-card', 'fichas:create'), card('b-card', 'authenticated')],
  pages: { 'list-page': [], 'course-page': [], 'a-card': [], 'b-card': [] },
}
const exampleAnswer = { method: 'GET', pattern: '^/api/x$', status: 200, body: {} }

const planned = (examples: Parameters<typeof planVisits>[1], changed = {}) =>
  planVisits({ ...descriptor, ...changed } as unknown as Parameters<typeof planVisits>[0], examples).map(
    ({ address, as, language, width, answers, axe }) =>
      [address, as, language, width, answers?.length ?? 0, axe ? 'axe' : ''].join(' ').trim(),
  )

test('every screen is opened as each role that may see it, in both widths, in both languages, with examples and without data', () => {
  expect(planned({ 'list-page': [exampleAnswer] }, { parts: [] })).toEqual([
    '/cursos admin es 390 1 axe',
    '/cursos admin en 1366 1 axe',
    '/cursos admin es 390 0',
    '/cursos user en 390 1',
    // The path of the search entry, instead of `/cursos/1`.
    '/cursos/primero admin es 390 0 axe',
    '/cursos/primero admin en 1366 0 axe',
    '/cursos/primero user en 390 0',
    '/cursos/primero guest en 390 0',
    '/cursos?crear admin es 390 1 axe',
    '/cursos?crear admin en 1366 1 axe',
    '/cursos?crear admin es 390 0',
    '/cursos?crear user en 390 1',
  ])
})

test('all cards are opened together, with all their examples', () => {
  expect(planned({ 'a-card': [exampleAnswer], 'b-card': [exampleAnswer] }, { routes: [] })).toEqual([
    '/dashboard admin es 390 2 axe',
    '/dashboard admin en 1366 2 axe',
    '/dashboard admin es 390 0',
    '/dashboard user en 390 2',
  ])
  expect(planned({}, { routes: [], parts: [card('a-card', 'fichas:create')] })).toEqual([
    '/dashboard admin es 390 0 axe',
    '/dashboard admin en 1366 0 axe',
  ])
})

test('sections of other pages are opened in their extension slots, and sections of one slot together', () => {
  const parts = [
    part('ficha.section', 'a-card', 'fichas:edit'),
    part('ficha.section', 'b-card', 'authenticated'),
    part('program.section', 'course-page', 'public'),
  ]
  expect(planned({ 'a-card': [exampleAnswer] }, { routes: [], parts })).toEqual([
    '/release-check/ficha.section admin es 390 1 axe',
    '/release-check/ficha.section admin en 1366 1 axe',
    '/release-check/ficha.section admin es 390 0',
    '/release-check/ficha.section user en 390 1',
    '/release-check/program.section admin es 390 0 axe',
    '/release-check/program.section admin en 1366 0 axe',
    '/release-check/program.section user en 390 0',
    '/release-check/program.section guest en 390 0',
  ])
})

test('withoutExamples returns the pages without examples', () => {
  expect(withoutExamples(descriptor as never, { 'list-page': [exampleAnswer], 'b-card': [] })).toEqual([
    'course-page',
    'a-card',
  ])
})
