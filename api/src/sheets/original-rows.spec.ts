import type { Field } from './fields.js'
import { originalRows } from './original-rows.js'
import type { Cell } from './sheet.js'
import { emptySheet } from './sheet-rows.js'
import type { Table } from './table.js'

const JUNE_5 = 45_813.354166666664
const FIELDS: Field[] = ['nombre', 'fecha_registro', 'fecha_inicio_contrato', 'fecha_fin_contrato']

/** The one row of a table whose header is in row 2, as it is given back. */
function shown(cells: Cell[], order: 'dmy' | 'mdy' | 'unknown' = 'dmy') {
  const rows = [['Título'], ['Nombre', null, 7, 'Fin'], [], cells]
  const table = { fila: 2, columns: new Map(FIELDS.map((field, at) => [field, at])), rows: [{ fila: 4, cells }] }
  const reading = { date1904: false, order, turned: false }
  return originalRows({ ...emptySheet('workbook'), rows }, table as unknown as Table, reading)
}

it('the rows of a file keep their numbers and their headings', () => {
  expect(shown(['ANA', null])).toEqual({
    headings: ['Nombre', '', '7', 'Fin'],
    rows: [{ fila: 4, cells: ['ANA', null] }],
  })
})

it.each<[string, Cell, unknown]>([
  ['a date as it was read', '05/06/2025 8.30 a', { instant: '2025-06-05T08:30:00Z' }],
  ['a date that is a number', JUNE_5, { instant: '2025-06-05T08:30:00Z' }],
  ['a text that is no date', 'ayer', 'ayer'],
  ['a number that is no date', 7, 7],
  ['nothing', null, null],
  ['a truth', true, 'TRUE'],
])('a column of dates has %s', (_, cell, expected) => {
  expect(shown([null, cell, cell, cell]).rows[0]?.cells).toEqual([null, expected, expected, expected])
})

it('what is no column of dates is as it is written', () => {
  expect(shown([JUNE_5, null, null, null, '05/06/2025', false]).rows[0]?.cells).toEqual([
    ...[JUNE_5, null, null, null],
    ...['05/06/2025', 'FALSE'],
  ])
})

it('dates of which nothing tells the order are as they are written, where they are texts', () => {
  expect(shown([null, '05/06/2025', JUNE_5], 'unknown').rows[0]?.cells).toEqual([
    null,
    '05/06/2025',
    { instant: '2025-06-05T08:30:00Z' },
  ])
})
