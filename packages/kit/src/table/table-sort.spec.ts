import { pageWindow } from './page-window'
import { type Column, sortRows } from './table-sort'

interface Row {
  name: string
  total: number
}
const columns: Column<Row>[] = [
  { id: 'name', header: '', cell: () => null, sortBy: ({ name }) => name },
  { id: 'total', header: '', cell: () => null, sortBy: ({ total }) => total },
  { id: 'plain', header: '', cell: () => null },
]
const rows = [
  { name: 'Ñato', total: 10 },
  { name: 'árbol 10', total: 9 },
  { name: 'Zapata', total: 100 },
  { name: 'Árbol 9', total: 9 },
  { name: 'nube', total: -1 },
]
const NAMES = ['Ñato', 'árbol 10', 'Zapata', 'Árbol 9', 'nube']

test.each([
  ['name', 'asc', ['Árbol 9', 'árbol 10', 'nube', 'Ñato', 'Zapata']],
  ['name', 'desc', ['Zapata', 'Ñato', 'nube', 'árbol 10', 'Árbol 9']],
  ['total', 'asc', ['nube', 'árbol 10', 'Árbol 9', 'Ñato', 'Zapata']],
  ['total', 'desc', ['Zapata', 'Ñato', 'árbol 10', 'Árbol 9', 'nube']],
  ['plain', 'asc', NAMES],
  ['unknown', 'asc', NAMES],
] as const)('by %s, %s', (id, direction, names) => {
  expect(sortRows(rows, columns, { id, direction }).map(({ name }) => name)).toEqual(names)
  expect(rows.map(({ name }) => name)).toEqual(NAMES)
})

test('without an order rows stay as they are, and a number beside a text is ordered as a text', () => {
  expect(sortRows(rows, columns, undefined)).toBe(rows)
  const mixed: Column<number | string>[] = [{ id: 'it', header: '', cell: () => null, sortBy: (row) => row }]
  expect(sortRows([10, 'b', 9, 'a'], mixed, { id: 'it', direction: 'asc' })).toEqual([9, 10, 'a', 'b'])
})

test.each([
  [1, 10, 5, [1, 2, 3, 4, 5]],
  [3, 10, 5, [1, 2, 3, 4, 5]],
  [4, 10, 5, [2, 3, 4, 5, 6]],
  [8, 10, 5, [6, 7, 8, 9, 10]],
  [10, 10, 5, [6, 7, 8, 9, 10]],
  [2, 3, 5, [1, 2, 3]],
  [1, 1, 5, [1]],
  [1, 0, 5, []],
])('on page %i of %i there are %i pages to choose: %j', (page, total, size, pages) => {
  expect(pageWindow(page, total, size)).toEqual(pages)
})
