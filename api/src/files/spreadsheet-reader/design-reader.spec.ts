import type { ImportKind } from '@fichero/contract/enums'
import { rowsOf } from '../../../testing/spreadsheets.js'
import { signInCode } from './design-reader.js'
import { interpretSheets } from './interpret.js'
import type { ProgramSheet } from './records.js'
import type { Cell } from './sheet.js'
import { emptySheet } from './sheet-rows.js'

const HEADING = ['Competencia', 'Resultado de Aprendizaje']

const read = (rows: Cell[][], accepts: ImportKind[] = ['programa']) =>
  interpretSheets([{ ...emptySheet('workbook'), rows }], 'a.xls', { accepts })
const design = (...rows: Cell[][]) => read([HEADING, ...rows]) as ProgramSheet
const problemsOf = (rows: Cell[][]) =>
  design(...rows).rejected.map(({ fila, columna, code, params }) => ({ fila, columna, code, params }))

describe('a code with two texts', () => {
  it.each<[string, Cell[][], string, object]>([
    [
      'of a competency',
      [
        ['555001 - NOMBRE UNO', '1 - A'],
        ['555001 - NOMBRE DOS', '2 - B'],
      ],
      'Competencia',
      { codigo: '555001', otra_fila: 2, otro: 'NOMBRE UNO' },
    ],
    [
      'of an outcome',
      [
        ['555001 - NOMBRE', '80001 - REGAR'],
        ['555001 - NOMBRE', '80001 - PODAR'],
      ],
      'Resultado de Aprendizaje',
      { codigo: '80001', otra_fila: 2, otro: 'REGAR' },
    ],
  ])('%s rejects the row', (_, rows, columna, params) => {
    expect(problemsOf(rows)).toMatchObject([{ fila: 3, columna, code: 'text_contradicts', params }])
  })

  it('is accepted if only blanks, punctuation, case, accents or an ordinal differ', () => {
    const { outcomes, rejected } = design(
      ['555001 - GESTIÓN  DE HUERTAS.', '1 - A'],
      ['555001\n- Gestion de huertas ', '2 - B'],
    )
    expect(rejected).toEqual([])
    expect(new Set(outcomes.map(({ competency }) => competency.nombre))).toEqual(
      new Set(['GESTIÓN DE HUERTAS.', 'Gestion de huertas']),
    )
    expect(
      problemsOf([
        ['1 - A', '9 - 02  REGAR.'],
        ['1 - A', '9 - Regar'],
      ]),
    ).toMatchObject([{ code: 'duplicate_outcome' }])
  })

  it('rejects the row of a judgments report', () => {
    const rows = rowsOf('judgments')
    const at = rows.findIndex((row, index) => index > 13 && row[6] === rows[13]![6])
    rows[at]![6] = `${String(rows[at]![6]).split(' - ')[0]} - OTRO TEXTO`
    expect(read(rows, ['juicios']).rejected).toMatchObject([
      { fila: at + 1, code: 'text_contradicts', params: { otra_fila: 14 } },
    ])
  })
})

describe('texts', () => {
  const [longest, longer] = ['Ñ'.repeat(2_000), 'Ñ'.repeat(2_001)]

  it('of 2,000 characters are accepted', () => {
    const { outcomes, rejected } = design([`1 - ${longest}`, `2 - ${longest}`])
    expect(rejected).toEqual([])
    expect(outcomes).toMatchObject([{ competency: { nombre: longest }, outcome: { nombre_rae: longest } }])
  })

  it.each([
    ['Competencia', [`1 - ${longer}`, '2 - B']],
    ['Resultado de Aprendizaje', ['1 - A', `2 - ${longer}`]],
  ])('over 2,000 characters reject the row: %s', (columna, row) => {
    expect(problemsOf([row])).toMatchObject([{ fila: 2, columna, code: 'text_too_long', params: { max: 2_000 } }])
  })

  it('that differ from the first row of their code are reported with the beginning of the text in that row', () => {
    const [{ params } = { params: {} }] = problemsOf([
      [`1 - ${longest}`, '1 - A'],
      ['1 - B', '2 - B'],
    ])
    expect(params).toMatchObject({ otro: expect.stringMatching(/^Ñ{150,200}…?$/) })
  })

  it('are compared with the first row, not with rejected rows', () => {
    expect(
      problemsOf([
        ['1 - UNO', '1 - A'],
        ['1 - DOS', '2 - B'],
        ['1 - DOS', '3 - C'],
        ['1 - UNO', '4 - D'],
        ['1 - uno', '5 - E'],
        ['1 - uno', '6 - F'],
      ]).map(({ fila, code }) => [fila, code]),
    ).toEqual([
      [3, 'text_contradicts'],
      [4, 'text_contradicts'],
    ])
  })

  it('reject the row if they differ from the first row even without their ordinals', () => {
    expect(
      problemsOf([
        ['1 - A', '9 - 02  REGAR'],
        ['1 - A', '9 - 03  PODAR'],
      ]),
    ).toMatchObject([{ fila: 3, code: 'text_contradicts', params: { codigo: '9', otro: '02 REGAR' } }])
  })
})

it('the reader of designs rejects an outcome that has another competency in an earlier row', () => {
  expect(
    problemsOf([
      ['1 - A', '11 - X'],
      ['2 - B', '11 - X'],
    ]),
  ).toMatchObject([
    {
      fila: 3,
      columna: 'Competencia',
      code: 'outcome_contradicts',
      params: { resultado: '11', otra_fila: 2, otra: '1' },
    },
  ])
})

describe('codes', () => {
  it.each([
    ['38\u200b368 - RIEGO', 'hidden_sign', { signo: 'U+200B' }],
    ['3836\u00ad8 - RIEGO', 'hidden_sign', { signo: 'U+00AD' }],
    ['38368 \u00ad RIEGO', 'competency_invalid', {}],
    ['RIEGO\u200b', 'competency_invalid', {}],
  ])('in the cell %j are invalid, and the row is rejected', (cell, code, params) =>
    expect(problemsOf([[cell, '1 - A']])).toMatchObject([{ fila: 2, code, params }]),
  )

  it('are read if invisible characters surround them', () => {
    const { outcomes, rejected } = design(['\u200b38368\u200b - \u200eRIEGO', '\ufeff1 -\u00ad A'])
    expect(rejected).toEqual([])
    expect(outcomes).toMatchObject([
      { competency: { codigo: '38368', nombre: 'RIEGO' }, outcome: { codigo: '1', nombre_rae: 'A' } },
    ])
  })
})

it('the reader of designs returns outcomes in the order of the file, with and without a possible ordinal', () => {
  const { outcomes } = design(['1 - A', '11 - 01  X'], ['2 - B', '21 - 05 SENTIDOS'], ['1 - A', '12 - 02  Y'])
  expect(outcomes.map(({ outcome, otherReading }) => [outcome.nombre_rae, otherReading])).toEqual([
    ['X', '01 X'],
    ['05 SENTIDOS', 'SENTIDOS'],
    ['Y', '02 Y'],
  ])
})

it.each<[string, Cell | undefined, string | null]>([
  ['a zero-width space in a code is found', '12\u200b34 - SEMBRAR', 'U+200B'],
  ['a soft hyphen in a code is found', '12\u00ad34 - SEMBRAR', 'U+00AD'],
  ['a hidden tag character in a code is found', '12\u{e0001}34 - SEMBRAR', 'U+E0001'],
  ['a code without hidden signs has none', '1234 - SEMBRAR', null],
  ['a hidden sign outside the code is not reported', 'SEM\u200bBRAR', null],
  ['a number has no hidden sign', 1234, null],
  ['an empty cell has no hidden sign', null, null],
  ['a missing cell has no hidden sign', undefined, null],
])('%s', (_, cell, sign) => {
  expect(signInCode(cell)).toBe(sign)
})
