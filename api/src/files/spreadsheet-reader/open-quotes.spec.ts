import type { ImportKind } from '@fichero/contract/enums'
import type { Field } from './column-fields.js'
import { checkQuotes, checkQuotesInRows, joinsValues } from './open-quotes.js'
import type { Cell, Sheet } from './sheet.js'
import { emptySheet } from './sheet-rows.js'

const COLUMNS: Record<'people' | 'people with document type' | 'design', [ImportKind, Field[]]> = {
  people: ['aprendices', ['nro_documento', 'nombre', 'apellido']],
  'people with document type': ['aprendices', ['tipo_documento', 'nro_documento', 'nombre']],
  design: ['programa', ['competencia', 'resultado']],
}

/** The error for these rows below a header in row 1; undefined if they are accepted. */
function errorOf(of: keyof typeof COLUMNS, rows: Cell[][], delimiter: string | null = ';') {
  const [layout, fields] = COLUMNS[of]
  const sheet: Sheet = { ...emptySheet('csv'), rows: [['header;\n1900099009;x'], ...rows] }
  if (delimiter !== null) sheet.delimiter = delimiter
  const columns = new Map(fields.map((field, at) => [field, at]))
  try {
    checkQuotes(sheet, { columns, fila: 1, layout }, 'a.csv')
    return undefined
  } catch (error) {
    return error
  }
}

describe('a value of a text file', () => {
  it.each<[string, keyof typeof COLUMNS, Cell[], string]>([
    ['a document number', 'people', ['1900099001', 'LUZ', 'RÍOS\n1900099002;ANA;PAZ'], '1900099002'],
    ['a document number with dots', 'people', ['1900099001', 'LUZ', 'RÍOS\n1.900.099.002;ANA;PAZ'], '1.900.099.002'],
    ['a spaced document number', 'people', ['1900099001', 'LUZ', 'RÍOS\r\n1 900 099 002;ANA;PAZ'], '1 900 099 002'],
    ['a document type and number', 'people', ['1900099001', 'LUZ', 'RÍOS\rCC. 19000990;ANA;PAZ'], 'CC. 19000990'],
    ['a document number of five digits', 'people', ['1900099001', 'LUZ', 'RÍOS\n19000;ANA;PAZ'], '19000'],
    [
      'the document number of its own row, with the line break after it',
      'people with document type',
      ['CC;12345;LUZ\nANA', 'PAZ'],
      '12345',
    ],
    ['an outcome', 'design', ['1 - A', '2 - B\n1 - A;3 - C'], '3'],
    ['an outcome after a text of two lines', 'design', ['1 - A', '2 - B\nY OTRO\n1 - A;3 - C'], '3'],
    ['the outcome of its own row, with the line break after it', 'design', ['1 - A;2 - B\n3 - C', '4 - D'], '2'],
  ])('is rejected if it contains %s', (_, of, row, valor) => {
    expect(errorOf(of, [['1900099000', 'x'], row])).toMatchObject({
      code: 'quote_over_rows',
      params: { valor, fila: 3 },
    })
  })

  it.each<[string, keyof typeof COLUMNS, Cell[]]>([
    ['has a separator in one line', 'people', ['1900099001', 'LUZ', 'RÍOS;1900099002;ANA']],
    ['has lines without a separator', 'people', ['1900099001', 'LUZ', 'RÍOS\n1900099002 ANA']],
    ['has lines with numbers of four digits', 'people', ['1900099001', 'LUZ', 'RÍOS\n1900;ANA']],
    ['has lines that begin with words', 'people', ['1900099001', 'LUZ', 'RÍOS\nCASA 1900099002;ANA']],
    ['has lines with a number and a word', 'people', ['1900099001', 'LUZ', 'RÍOS\n1900099002X;ANA']],
    ['has lines of two values without a code', 'people', ['1900099001', 'LUZ', 'RÍOS\nA;B']],
    ['is a number', 'people', [1_900_099_001, 'LUZ', 7]],
    ['has lines with one code only', 'design', ['1 - A', '2 - B\n3 - C;D']],
    ['has lines with an outcome only', 'design', ['1 - A', '2 - B\nC;3 - D']],
    ['follows the document number of its row', 'people', ['1900099001', '1900099002;LUZ\nRÍOS', 'PAZ']],
  ])('is accepted if it %s', (_, of, row) => expect(errorOf(of, [row])).toBeUndefined())

  it('is accepted in a workbook, which has no separators', () => {
    expect(errorOf('people', [['1900099001', 'LUZ', 'RÍOS\n1900099002;ANA;PAZ']], null)).toBeUndefined()
  })

  it('is reported with its cell and its number of lines', () => {
    expect(errorOf('people', [['1900099001', 'LUZ', 'RÍOS\nX\n1900099002;ANA;PAZ']])).toMatchObject({
      params: { archivo: 'a.csv', fila: 2, celda: 'C2', lineas: 2, valor: '1900099002' },
    })
  })
})

describe('a quotation mark that opens a value', () => {
  const check = (record: string[], raw: string) => () => checkQuotesInRows([{ record, raw }], ';', 'a.csv')

  it.each([
    ['"ANA;"RUIZ"', ';'],
    ['"ANA\nRUIZ', ';'],
    ['"ANA\rRUIZ', ';'],
  ])('%j may be several values separated by %j', (text, delimiter) => expect(joinsValues(text, delimiter)).toBe(true))

  it.each([
    ['"ANA"', ';'],
    ['"ANA;RUIZ"', ','],
    ['ANA;"RUIZ"', ';'],
  ])('%j is one value with the separator %j', (text, delimiter) => expect(joinsValues(text, delimiter)).toBe(false))

  it('is part of the value if it is doubled', () => {
    expect(check(['"A;B', 'x'], '"""A;B";x')).not.toThrow()
    expect(check(['"A;B', '"A;B'], '"""A;B";"""A;B"')).not.toThrow()
  })

  it('is rejected without a closing mark, even after the same text with a closing mark', () => {
    expect(check(['"A;B"C', 'x'], '"A;B"C;x')).toThrow(
      expect.objectContaining({
        code: 'quote_over_values',
        params: { archivo: 'a.csv', celda: 'A1', valor: '"A;B"C' },
      }),
    )
    expect(check(['"A;B', '"A;B'], '"""A;B";"A;B')).toThrow(
      expect.objectContaining({ params: expect.objectContaining({ celda: 'B1' }) }),
    )
  })

  it('is shown with the beginning of its value', () => {
    expect(check([`"${'A;'.repeat(200)}`], 'x')).toThrow(
      expect.objectContaining({ params: expect.objectContaining({ valor: expect.stringMatching(/^.{1,101}$/) }) }),
    )
  })
})
