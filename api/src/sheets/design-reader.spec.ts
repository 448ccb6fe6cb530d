import type { ImportKind } from '@fichero/contract/enums'
import { rowsOf } from '../testing/spreadsheets.js'
import { interpretSheets } from './interpret.js'
import type { ProgramSheet } from './records.js'
import type { Cell } from './sheet.js'
import { emptySheet } from './sheet-rows.js'

const HEADING = ['Competencia', 'Resultado de Aprendizaje']

const read = (rows: Cell[][], accepts: ImportKind[] = ['programa']) =>
  interpretSheets([{ ...emptySheet('workbook'), rows }], 'a.xls', { accepts })
const design = (...rows: Cell[][]) => read([HEADING, ...rows]) as ProgramSheet
const told = (rows: Cell[][]) =>
  design(...rows).rejected.map(({ fila, columna, code, params }) => ({ fila, columna, code, params }))

describe('one code with two texts', () => {
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
  ])('%s is a contradiction', (_, rows, columna, params) => {
    expect(told(rows)).toMatchObject([{ fila: 3, columna, code: 'text_contradicts', params }])
  })

  it('is none where only blanks, signs, capitals, accents or an ordinal differ', () => {
    const { outcomes, rejected } = design(
      ['555001 - GESTIÓN  DE HUERTAS.', '1 - A'],
      ['555001\n- Gestion de huertas ', '2 - B'],
    )
    expect(rejected).toEqual([])
    expect(new Set(outcomes.map(({ competency }) => competency.nombre))).toEqual(
      new Set(['GESTIÓN DE HUERTAS.', 'Gestion de huertas']),
    )
    expect(
      told([
        ['1 - A', '9 - 02  REGAR.'],
        ['1 - A', '9 - Regar'],
      ]),
    ).toMatchObject([{ code: 'duplicate_outcome' }])
  })

  it('is rejected in a judgments report', () => {
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

  it('are kept up to 2,000 characters', () => {
    const { outcomes, rejected } = design([`1 - ${longest}`, `2 - ${longest}`])
    expect(rejected).toEqual([])
    expect(outcomes).toMatchObject([{ competency: { nombre: longest }, outcome: { nombre_rae: longest } }])
  })

  it.each([
    ['Competencia', [`1 - ${longer}`, '2 - B']],
    ['Resultado de Aprendizaje', ['1 - A', `2 - ${longer}`]],
  ])('reject their row beyond: %s', (columna, row) => {
    expect(told([row])).toMatchObject([{ fila: 2, columna, code: 'text_too_long', params: { max: 2_000 } }])
  })

  it('that contradict another are told with the beginning of that one', () => {
    const [{ params } = { params: {} }] = told([
      [`1 - ${longest}`, '1 - A'],
      ['1 - B', '2 - B'],
    ])
    expect(params).toMatchObject({ otro: expect.stringMatching(/^Ñ{150,200}…?$/) })
  })

  it('are compared with those of the first row, whichever came between', () => {
    expect(
      told([
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

  it('may have lost their ordinal in other rows', () => {
    expect(
      told([
        ['1 - A', '9 - 02  REGAR'],
        ['1 - A', '9 - 03  PODAR'],
      ]),
    ).toMatchObject([{ fila: 3, code: 'text_contradicts', params: { codigo: '9', otro: '02 REGAR' } }])
  })
})

it('an outcome that belongs to another competency rejects its row', () => {
  expect(
    told([
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
  ])('%j is told', (cell, code, params) => expect(told([[cell, '1 - A']])).toMatchObject([{ fila: 2, code, params }]))

  it('are read with invisible signs around them', () => {
    const { outcomes, rejected } = design(['\u200b38368\u200b - \u200eRIEGO', '\ufeff1 -\u00ad A'])
    expect(rejected).toEqual([])
    expect(outcomes).toMatchObject([
      { competency: { codigo: '38368', nombre: 'RIEGO' }, outcome: { codigo: '1', nombre_rae: 'A' } },
    ])
  })
})

it('outcomes stay in the order of the file, each with its own ordinal', () => {
  const { outcomes } = design(['1 - A', '11 - 01  X'], ['2 - B', '21 - 05 SENTIDOS'], ['1 - A', '12 - 02  Y'])
  expect(outcomes.map(({ outcome, otherwise }) => [outcome.nombre_rae, otherwise])).toEqual([
    ['X', '01 X'],
    ['05 SENTIDOS', 'SENTIDOS'],
    ['Y', '02 Y'],
  ])
})
