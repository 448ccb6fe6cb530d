import type { Field } from './column-fields.js'
import { originalRows } from './original-rows.js'
import type { Cell } from './sheet.js'
import { emptySheet } from './sheet-rows.js'
import type { Table } from './sheet-table.js'

const JUNE_5 = 45_813.354166666664
const FIELDS: Field[] = ['nombre', 'fecha_registro', 'fecha_inicio_contrato', 'fecha_fin_contrato']

/** The original rows of a table with a header in row 2 and one row. */
function original(cells: Cell[], order: 'dmy' | 'mdy' | 'unknown' = 'dmy') {
  const rows = [['Título'], ['Nombre', null, 7, 'Fin'], [], cells]
  const table = { fila: 2, columns: new Map(FIELDS.map((field, at) => [field, at])), rows: [{ fila: 4, cells }] }
  const reading = { date1904: false, order, swapped: false }
  return originalRows({ ...emptySheet('workbook'), rows }, table as unknown as Table, reading)
}

it('originalRows returns row numbers and headings', () => {
  expect(original(['ANA', null])).toEqual({
    headings: ['Nombre', '', '7', 'Fin'],
    rows: [{ fila: 4, cells: ['ANA', null] }],
  })
})

it.each<[string, Cell, unknown]>([
  ['a date as an instant', '05/06/2025 8.30 a', { instant: '2025-06-05T08:30:00Z' }],
  ['a serial date as an instant', JUNE_5, { instant: '2025-06-05T08:30:00Z' }],
  ['a text that is not a date', 'ayer', 'ayer'],
  ['a number that is not a date', 7, 7],
  ['an empty cell', null, null],
  ['a boolean', true, 'TRUE'],
])('originalRows returns from a column of dates %s', (_, cell, expected) => {
  expect(original([null, cell, cell, cell]).rows[0]?.cells).toEqual([null, expected, expected, expected])
})

it('originalRows returns values of other columns unchanged', () => {
  expect(original([JUNE_5, null, null, null, '05/06/2025', false]).rows[0]?.cells).toEqual([
    ...[JUNE_5, null, null, null],
    ...['05/06/2025', 'FALSE'],
  ])
})

it('originalRows returns dates written as text unchanged if their order is unknown', () => {
  expect(original([null, '05/06/2025', JUNE_5], 'unknown').rows[0]?.cells).toEqual([
    null,
    '05/06/2025',
    { instant: '2025-06-05T08:30:00Z' },
  ])
})
