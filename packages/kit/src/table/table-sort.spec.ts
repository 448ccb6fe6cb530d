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
] as const)('sorts by the column %s, %s', (id, direction, names) => {
  expect(sortRows(rows, columns, { id, direction }).map(({ name }) => name)).toEqual(names)
  expect(rows.map(({ name }) => name)).toEqual(NAMES)
})

test('without a sort order rows stay as they are, and a number compared with a text sorts as text', () => {
  expect(sortRows(rows, columns, undefined)).toBe(rows)
  const mixed: Column<number | string>[] = [{ id: 'it', header: '', cell: () => null, sortBy: (row) => row }]
  expect(sortRows([10, 'b', 9, 'a'], mixed, { id: 'it', direction: 'asc' })).toEqual([9, 10, 'a', 'b'])
})
