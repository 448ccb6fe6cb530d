import { pairsIn } from './preamble.js'

it.each<[string, [label: string, value: string][]]>([
  ['Ficha: 2999001', [['ficha', '2999001']]],
  ['FICHA DE CARACTERIZACIÓN:2999001 - COCINA', [['ficha de caracterizacion', '2999001 - COCINA']]],
  ['Fecha del Reporte: 14/11/2026 10:30:15', [['fecha del reporte', '14/11/2026 10:30:15']]],
  [
    'Código: 228118, Versión: 1',
    [
      ['codigo', '228118'],
      ['version', '1'],
    ],
  ],
  [
    'Código: 228118; Versión: 1',
    [
      ['codigo', '228118'],
      ['version', '1'],
    ],
  ],
  [
    'Código: 228118 | Versión: 1',
    [
      ['codigo', '228118 '],
      ['version', '1'],
    ],
  ],
  [
    'Código: 228118 – Versión: 1',
    [
      ['codigo', '228118 '],
      ['version', '1'],
    ],
  ],
  [
    'Código:228118 Nombre del Programa: COCINA: DOS',
    [
      ['codigo', '228118'],
      ['nombre del programa', 'COCINA: DOS'],
    ],
  ],
  [
    'Programa: COCINA: REGIONAL Versión: 1',
    [
      ['programa', 'COCINA: REGIONAL'],
      ['version', '1'],
    ],
  ],
  ['Código: Versión: 1', [['version', '1']]],
  ['Código: ', []],
  ['Código', []],
  ['Nota: Código: 7', []],
  ['a las 10:30', []],
])('pairsIn reads from the cell %j the labels and values %j', (cell, pairs) =>
  expect(pairsIn(cell).map(({ label, value }) => [label, value.replace(/^ +/, '')])).toEqual(pairs),
)
