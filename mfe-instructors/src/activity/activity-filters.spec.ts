import { AUDIT_ACTIONS } from '@fichero/contract/audit-actions'
import { actionsByArea, hasFilters, isDay, NO_FILTERS, queryOf, readFilters } from './activity-filters'

test.each(['1950-01-01', '2026-02-03', '2024-02-29', '2100-12-31'])('isDay accepts %j', (text) => {
  expect(isDay(text)).toBe(true)
})

test.each([
  '1949-12-31',
  '2026-02-29',
  '2026-13-01',
  '2101-01-01',
  '2110-01-01',
  '0026-02-03',
  'x2026-02-03',
  '2026-02-03T10:00',
  '2026-2-3',
  '',
])('isDay rejects %j', (text) => {
  expect(isDay(text)).toBe(false)
})

test.each<[string, string, object]>([
  ['without a query has no filter', '', {}],
  ['filters by actions without a user', 'usuario=nadie', { usuario: 'nadie' }],
  ['filters by a document', 'usuario=52000111', { usuario: '52000111' }],
  ['ignores a document of 4 digits', 'usuario=1234', {}],
  ['ignores a document of 16 digits', 'usuario=1234567890123456', {}],
  ['ignores a document with a letter after it', 'usuario=52000111x', {}],
  ['ignores a document with a letter before it', 'usuario=x52000111', {}],
  ['filters by an area', 'accion=fichas', { accion: 'fichas' }],
  ['filters by an action', 'accion=fichas:edit', { accion: 'fichas:edit' }],
  ['ignores an unknown action', 'accion=fichas:fly', {}],
  ['filters by all actions', 'accion=todo', { accion: 'todo' }],
  ['filters by sign-ins', 'accion=auth', { accion: 'auth' }],
  ['filters by one row', 'entidad=ficha&entidad_id=2558963', { entidad: 'ficha', entidad_id: '2558963' }],
  ['ignores an entity without a number', 'entidad=ficha', {}],
  ['ignores a number without an entity', 'entidad_id=2558963', {}],
  ['ignores a number with an empty entity', 'entidad=&entidad_id=2558963', {}],
  [
    'cuts the key of a row after 40 characters',
    `entidad=ficha&entidad_id=${'x'.repeat(41)}`,
    { entidad: 'ficha', entidad_id: 'x'.repeat(40) },
  ],
  ['ignores a day that does not exist', 'desde=2026-02-03&hasta=2026-02-30', { desde: '2026-02-03' }],
  ['filters by the last day', 'hasta=2026-02-03', { hasta: '2026-02-03' }],
  ['does not count the page as a filter', 'page=2', {}],
])('the URL %s', (_, query, expected) => {
  const filters = readFilters(new URLSearchParams(query))
  expect(JSON.parse(JSON.stringify(filters))).toEqual(expected)
  expect(hasFilters(filters)).toBe(Object.keys(expected).length > 0)
})

test.each([
  ['entries without sign-ins, if there is no filter', '', { ingresos: 'sin' }],
  ['entries without a user, except sign-ins', 'usuario=nadie', { usuario: 'nadie', ingresos: 'sin' }],
  ['all entries with sign-ins', 'accion=todo', {}],
  ['sign-ins', 'accion=auth', { accion: 'auth' }],
  ['sign-outs since a day', 'accion=auth:logout&desde=2026-02-03', { accion: 'auth:logout', desde: '2026-02-03' }],
  ['the entries of an area', 'accion=fichas', { accion: 'fichas' }],
])('the filters of the URL request %s from the API', (_, query, expected) => {
  expect(JSON.parse(JSON.stringify(queryOf(readFilters(new URLSearchParams(query)))))).toEqual(expected)
})

test('NO_FILTERS removes every filter', () => {
  const all = new URLSearchParams(
    'usuario=nadie&accion=fichas&entidad=ficha&entidad_id=1&desde=2026-02-03&hasta=2026-02-03',
  )
  expect(Object.keys(NO_FILTERS).sort()).toEqual(Object.keys(readFilters(all)).sort())
})

test('actionsByArea has every action in its area, in the order of AUDIT_ACTIONS', () => {
  const areas = actionsByArea()
  expect(areas.flatMap(({ actions }) => actions)).toEqual([...AUDIT_ACTIONS])
  for (const { area, actions } of areas) expect(actions.every((action) => action.startsWith(`${area}:`))).toBe(true)
})
