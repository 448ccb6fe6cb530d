import { AUDIT_ACTIONS } from '@fichero/contract/audit-actions'
import { actionsByArea, hasFilters, isDay, NO_FILTERS, readFilters } from './activity-filters'

test.each([
  ['1949-12-31', false],
  ['1950-01-01', true],
  ['2026-02-03', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2100-12-31', true],
  ['2101-01-01', false],
  ['2110-01-01', false],
  ['0026-02-03', false],
  ['x2026-02-03', false],
  ['2026-02-03T10:00', false],
  ['2026-2-3', false],
  ['', false],
])('%j is a day that the API takes: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test.each<[string, object]>([
  ['', {}],
  ['usuario=nadie', { usuario: 'nadie' }],
  ['usuario=52000111', { usuario: '52000111' }],
  ['usuario=1234', {}],
  ['usuario=1234567890123456', {}],
  ['usuario=52000111x', {}],
  ['usuario=x52000111', {}],
  ['accion=fichas', { accion: 'fichas' }],
  ['accion=fichas:edit', { accion: 'fichas:edit' }],
  ['accion=fichas:fly', {}],
  ['entidad=ficha&entidad_id=2558963', { entidad: 'ficha', entidad_id: '2558963' }],
  ['entidad=ficha', {}],
  ['entidad_id=2558963', {}],
  ['entidad=&entidad_id=2558963', {}],
  [`entidad=ficha&entidad_id=${'x'.repeat(41)}`, { entidad: 'ficha', entidad_id: 'x'.repeat(40) }],
  ['desde=2026-02-03&hasta=2026-02-30', { desde: '2026-02-03' }],
  ['hasta=2026-02-03', { hasta: '2026-02-03' }],
  ['page=2', {}],
])('the address ?%s filters by %j', (query, expected) => {
  const filters = readFilters(new URLSearchParams(query))
  expect(JSON.parse(JSON.stringify(filters))).toEqual(expected)
  expect(hasFilters(filters)).toBe(Object.keys(expected).length > 0)
})

test('what removes the filters names each of them', () => {
  const all = new URLSearchParams(
    'usuario=nadie&accion=fichas&entidad=ficha&entidad_id=1&desde=2026-02-03&hasta=2026-02-03',
  )
  expect(Object.keys(NO_FILTERS).sort()).toEqual(Object.keys(readFilters(all)).sort())
})

test('every action is in its own area, in the order of the list', () => {
  const areas = actionsByArea()
  expect(areas.flatMap(({ actions }) => actions)).toEqual([...AUDIT_ACTIONS])
  for (const { area, actions } of areas) expect(actions.every((action) => action.startsWith(`${area}:`))).toBe(true)
})
