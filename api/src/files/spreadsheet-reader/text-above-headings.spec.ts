import { rowsOf } from '../../../testing/spreadsheets.js'
import type { Cell } from './sheet.js'
import { warningsAbove } from './text-above-headings.js'

const reported = (rows: Cell[][]) =>
  warningsAbove(rows).map(({ code, fila, columna, valor }) => [code, fila, columna, valor])

describe('a text above the headings', () => {
  it.each<[string, Cell[][]]>([
    ['a title of SOFIA', [['Reporte de Aprendices']]],
    [
      'labels with values',
      [
        ['Ficha de Caracterización:', null, '2999001 - COCINA'],
        ['Versión:', 1],
      ],
    ],
    [
      'labels of SOFIA that are not used',
      [
        ['Estado:', null, 'EN EJECUCION'],
        ['Regional:', null, '5 - ANTIOQUIA'],
      ],
    ],
    ['labels with values in one cell', [['Código: 228118, Versión: 1', 'Estado: EN EJECUCION']]],
    ['labels beside each other', [['Ficha', '2999001', 'Código', 228118]]],
    ['a label without a value', [['Versión:', null, 'Código:', '1']]],
    ["a list's own title", [[], [null, 'Listado de la tarde']]],
    ['blanks', [[], [null, ' ', '\u200b']]],
  ])('gets no warning: %s', (_, rows) => expect(reported(rows)).toEqual([]))

  it.each(['judgments', 'apprentices'] as const)('gets no warning in the report of %s', (name) => {
    const rows = rowsOf(name)
    expect(reported(rows.slice(0, name === 'judgments' ? 12 : 4))).toEqual([])
  })

  it.each<[string, Cell[][], [number, string, string]]>([
    ['beside the title', [['Reporte de Aprendices', null, 'retirar a ANA']], [1, 'C', 'retirar a ANA']],
    ['after a value', [['Versión:', null, 1, 'era 2']], [1, 'D', 'era 2']],
    ['before a label', [['nota', 'Versión:', 1]], [1, 'A', 'nota']],
    [
      'in a row of its own',
      [['Listado'], [null, 'Ana se retiró el 3 de marzo']],
      [2, 'B', 'Ana se retiró el 3 de marzo'],
    ],
    ['as a number', [['Reporte de Aprendices', 2999001]], [1, 'B', '2999001']],
    ['with an unknown label', [['Jornada:', 'MAÑANA']], [1, 'A', 'Jornada: | MAÑANA']],
    [
      'with a repeated label',
      [
        ['Versión:', 1],
        ['Versión:', 2],
      ],
      [2, 'A', 'Versión: | 2'],
    ],
    ['with another text beside a label in one cell', [['Código: 228118', 'x']], [1, 'B', 'x']],
  ])('gets a warning that names its cell: a text %s', (_, rows, [fila, columna, valor]) =>
    expect(reported(rows)).toEqual([['above_unread', fila, columna, valor]]),
  )

  it('shares one warning with all other texts', () => {
    const [warning, ...others] = warningsAbove(Array.from({ length: 59 }, () => ['a', 'b', 'c']))
    expect(others).toEqual([])
    expect(warning?.params).toMatchObject({ total: 177, celdas: 'A1, B1, C1, A2, B2, C2, A3, B3, …' })
    expect(warning?.motivo).toBe(
      'encima de los títulos hay texto que no se leyó (A1, B1, C1, A2, B2, C2, A3, B3, …): «a | b | c | a | b | c | a | b». Si es un dato que se lee, póngalo en su columna.',
    )
  })

  it('gets a warning if it is read but contains HTML entities', () => {
    expect(warningsAbove([['Denominación:', null, 'DISE&Ntilde;O &amp; MODA']])).toMatchObject([
      { code: 'text_encoded', fila: 1, columna: 'C', params: { escrito: 'DISE&Ntilde;O', corregido: 'DISEÑO' } },
    ])
  })
})
