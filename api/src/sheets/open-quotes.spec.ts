import type { ImportKind } from '@fichero/contract/enums'
import type { Field } from './fields.js'
import { checkQuotes, checkQuotesInRows, joinsValues } from './open-quotes.js'
import type { Cell, Sheet } from './sheet.js'
import { emptySheet } from './sheet-rows.js'

const COLUMNS: Record<'people' | 'typed people' | 'design', [ImportKind, Field[]]> = {
  people: ['aprendices', ['nro_documento', 'nombre', 'apellido']],
  'typed people': ['aprendices', ['tipo_documento', 'nro_documento', 'nombre']],
  design: ['programa', ['competencia', 'resultado']],
}

/** What is told of the rows below a header in row 1; undefined if they are not refused. */
function refusal(of: keyof typeof COLUMNS, rows: Cell[][], delimiter: string | null = ';') {
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
    ['a document', 'people', ['1900099001', 'LUZ', 'RÍOS\n1900099002;ANA;PAZ'], '1900099002'],
    ['a document with dots', 'people', ['1900099001', 'LUZ', 'RÍOS\n1.900.099.002;ANA;PAZ'], '1.900.099.002'],
    ['a document with blanks', 'people', ['1900099001', 'LUZ', 'RÍOS\r\n1 900 099 002;ANA;PAZ'], '1 900 099 002'],
    ['a document and its type', 'people', ['1900099001', 'LUZ', 'RÍOS\rCC. 19000990;ANA;PAZ'], 'CC. 19000990'],
    ['a document of five digits', 'people', ['1900099001', 'LUZ', 'RÍOS\n19000;ANA;PAZ'], '19000'],
    ['the rest of its own row before a document', 'typed people', ['CC;12345;LUZ\nANA', 'PAZ'], '12345'],
    ['an outcome', 'design', ['1 - A', '2 - B\n1 - A;3 - C'], '3'],
    ['an outcome after a text of lines', 'design', ['1 - A', '2 - B\nY OTRO\n1 - A;3 - C'], '3'],
    ['the rest of its own row before an outcome', 'design', ['1 - A;2 - B\n3 - C', '4 - D'], '2'],
  ])('is refused where it holds %s', (_, of, row, valor) => {
    expect(refusal(of, [['1900099000', 'x'], row])).toMatchObject({
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
    ['follows the document of its row', 'people', ['1900099001', '1900099002;LUZ\nRÍOS', 'PAZ']],
  ])('is kept where it %s', (_, of, row) => expect(refusal(of, [row])).toBeUndefined())

  it('is kept in a workbook, which has no separators', () => {
    expect(refusal('people', [['1900099001', 'LUZ', 'RÍOS\n1900099002;ANA;PAZ']], null)).toBeUndefined()
  })

  it('is told with its cell and its lines', () => {
    expect(refusal('people', [['1900099001', 'LUZ', 'RÍOS\nX\n1900099002;ANA;PAZ']])).toMatchObject({
      params: { archivo: 'a.csv', fila: 2, celda: 'C2', lineas: 2, valor: '1900099002' },
    })
  })
})

describe('a mark that opens a value', () => {
  const check = (record: string[], raw: string) => () => checkQuotesInRows([{ record, raw }], ';', 'a.csv')

  it.each([
    ['"ANA;"RUIZ"', ';', true],
    ['"ANA\nRUIZ', ';', true],
    ['"ANA\rRUIZ', ';', true],
    ['"ANA"', ';', false],
    ['"ANA;RUIZ"', ',', false],
    ['ANA;"RUIZ"', ';', false],
  ])('%j may be several values with %s: %s', (text, delimiter, joins) =>
    expect(joinsValues(text, delimiter)).toBe(joins),
  )

  it('is part of it where it is written twice', () => {
    expect(check(['"A;B', 'x'], '"""A;B";x')).not.toThrow()
    expect(check(['"A;B', '"A;B'], '"""A;B";"""A;B"')).not.toThrow()
  })

  it('is refused where it does not close, also behind the same text that does', () => {
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
