import { JUDGMENT_HEADINGS } from '../../../testing/judgment-headings.js'
import { readFileOf } from '../../../testing/read-file.js'
import { spreadsheet } from '../../../testing/spreadsheets.js'
import { FORMATS, fileOf } from '../../../testing/tables/formats.js'
import { cell, newTable, rowOf, type Written } from '../../../testing/tables/table.js'
import { codesIn } from './several-codes.js'

const COLUMNS = [
  { field: 'competencia', heading: 'Competencia' },
  { field: 'resultado', heading: 'Resultado de Aprendizaje' },
] as const
const tableOf = (...rows: [Written, Written][]) =>
  newTable(
    COLUMNS,
    rows.map(([competencia, resultado]) => rowOf({ competencia: cell(competencia), resultado: cell(resultado) })),
  )
const read = async (table: ReturnType<typeof tableOf>, format = FORMATS.find(({ name }) => name === 'xlsx')!) => {
  const { outcomes, rejected } = await readFileOf(await fileOf(table, format), ['programa'])
  return {
    outcomes: outcomes.map(({ fila, competency, outcome }) => [
      fila,
      competency.codigo,
      outcome.codigo,
      outcome.nombre_rae,
    ]),
    rejected: rejected.map(({ fila, columna, code }) => [fila, columna, code]),
  }
}

it.each<[string, string, string[]]>([
  ['one code', '710001 - CAVAR', ['710001 - CAVAR']],
  ['one code with blanks around it', '  710001  - CAVAR ', ['710001  - CAVAR']],
  ['one code after a blank line', '\n 710001 - CAVAR\n', ['710001 - CAVAR']],
  ['codes in lines', '710001 - 01 CAVAR\n710002 - 02 REGAR', ['710001 - 01 CAVAR', '710002 - 02 REGAR']],
  ['codes in lines of Windows, with blank lines', '710001 - A\r\n\r\n 710002 – B', ['710001 - A', '710002 – B']],
  ['codes behind signs', '710001 - A; 710002 - B | 710003 - C', ['710001 - A', '710002 - B', '710003 - C']],
  ['codes in one line', '710001 - A 710002 - B', ['710001 - A', '710002 - B']],
  ['codes of other lengths in lines', '2 - A\n38368 - B', ['2 - A', '38368 - B']],
  ['a code without its text', '710001 - A\n710002', ['710001 - A', '710002']],
  ['a text in several lines', '710001\n- CAVAR\nY REGAR', ['710001\n- CAVAR\nY REGAR']],
  [
    'the number of a norm in its text',
    '710001 - APLICAR LA NORMA 210601020 - ISO',
    ['710001 - APLICAR LA NORMA 210601020 - ISO'],
  ],
  ['years in its text', '710001 - PLAN\n2025 - 2027', ['710001 - PLAN\n2025 - 2027']],
  ['a list in its text', '710001 - PASOS:\n1 - CAVAR\n2 - REGAR', ['710001 - PASOS:\n1 - CAVAR\n2 - REGAR']],
])('codesIn splits a cell with %s', (_, text, parts) => {
  expect(codesIn(text)).toEqual(parts)
})

it.each([
  [undefined, null],
  [null, null],
  [7, 7],
  ['CAVAR', 'CAVAR'],
])('codesIn returns the cell %j without a code', (text, part) => {
  expect(codesIn(text)).toEqual([part])
})

describe('a design with several codes in a cell', () => {
  const table = () =>
    tableOf(['41001 - HUERTAS', '710001 - 01 CAVAR\n710002 - 02 REGAR'], ['41002 - VENTAS', '710003 - SUMAR'])
  const OUTCOMES = [
    [2, '41001', '710001', 'CAVAR'],
    [2, '41001', '710002', 'REGAR'],
    [3, '41002', '710003', 'SUMAR'],
  ]

  it.each(FORMATS.filter(({ isOdd }) => !isOdd).map((format) => [format.name, format] as const))(
    'has an outcome for each code, in %s',
    async (_, format) => {
      expect(await read(table(), format)).toEqual({ outcomes: OUTCOMES, rejected: [] })
    },
  )

  it('has as many competencies as outcomes, in their order', async () => {
    const pairs = tableOf(['41001 - HUERTAS\n41002 - VENTAS', '710001 - CAVAR\n710003 - SUMAR'])
    expect(await read(pairs)).toEqual({
      outcomes: [
        [2, '41001', '710001', 'CAVAR'],
        [2, '41002', '710003', 'SUMAR'],
      ],
      rejected: [],
    })
  })

  it.each<[string, [string, string], string]>([
    ['one outcome for two competencies', ['41001 - A\n41002 - B', '710001 - C'], 'Competencia'],
    [
      'three outcomes for two competencies',
      ['41001 - A\n41002 - B', '710001 - C\n710002 - D\n710003 - E'],
      'Competencia',
    ],
    ['a code without its text', ['41001 - A', '710001 - C\n710002'], 'Resultado de Aprendizaje'],
  ])('has its row rejected if it has %s', async (_, row, column) => {
    expect(await read(tableOf(['41009 - Z', '710009 - Y'], row))).toEqual({
      outcomes: [[2, '41009', '710009', 'Y']],
      rejected: [[3, column, 'several_codes']],
    })
  })

  it('has a repeated outcome rejected', async () => {
    const { rejected } = await read(tableOf(['41001 - A', '710001 - C'], ['41001 - A', '710001 - C\n710002 - D']))
    expect(rejected).toEqual([[3, 'Resultado de Aprendizaje', 'duplicate_outcome']])
  })
})

it('a judgments report has a row with several outcomes rejected, because one judgment is not of several outcomes', async () => {
  const row = ['CC', '1900650001', 'ANA', 'DÍAZ', 'EN FORMACION', '41001 - A', '710001 - C\n710002 - D', 'APROBADO']
  const { rejected } = await readFileOf(spreadsheet('a.xlsx', [JUDGMENT_HEADINGS, row], 'xlsx'), ['juicios'])
  expect(rejected).toMatchObject([{ fila: 2, code: 'several_codes', columna: 'Resultado de Aprendizaje' }])
})
