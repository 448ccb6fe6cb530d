import { type CellObject, CFB, utils, write } from '@e965/xlsx'
import type { ImportKind } from '@fichero/contract/enums'
import { fixture } from '../../../testing/fixtures.js'
import { rowsOf, workbook } from '../../../testing/spreadsheets.js'
import { interpretSheets } from './interpret.js'
import { NO_RESULT } from './lost-values.js'
import { readSheets } from './read-sheet.js'
import type { ApprenticesReport, Report, UsersSheet } from './records.js'
import type { Cell } from './sheet.js'

const PEOPLE = ['Tipo de Documento', 'Número de Documento', 'Nombre', 'Apellidos', 'Celular', 'Correo', 'Estado']
const person = (document: Cell, name = 'ANA', surname = 'RÍOS'): Cell[] => [
  ...['CC', document, name, surname, '3001234567', 'ana@example.com', 'EN FORMACION'],
]

const text = (rows: Cell[][]) => Buffer.from(`${rows.map((row) => row.join(';')).join('\r\n')}\r\n`)
const readText = (content: string | Buffer, kind: ImportKind = 'aprendices', format: 'csv' | 'html' = 'csv') =>
  interpretSheets(readSheets({ name: 'lista.csv', bytes: Buffer.from(content) }, format), 'lista.csv', {
    accepts: [kind],
  }) as ApprenticesReport
const readBook = (bytes: Buffer, kind: ImportKind = 'aprendices', format: 'xls' | 'zip' = 'zip'): Report =>
  interpretSheets(readSheets({ name: 'lista.xlsx', bytes }, format), 'lista.xlsx', { accepts: [kind] })
const codes = ({ rejected }: Report) => rejected.map(({ code, fila, columna }) => [code, fila, columna])
const warningsOf = ({ warnings }: Report) =>
  warnings.map(({ code, fila, columna, valor }) => [code, fila, columna, valor])

/** The archive with its sheet's XML edited. */
function withSheet(bytes: Buffer, edit: (xml: string) => string): Buffer {
  const archive = CFB.read(bytes, { type: 'buffer' })
  const part = CFB.find(archive, '/xl/worksheets/sheet1.xml') ?? CFB.find(archive, '/content.xml')
  part.content = Buffer.from(edit(part.content.toString()))
  return CFB.write(archive, { type: 'buffer', fileType: 'zip' })
}

describe('a formula without a result', () => {
  const rows = [PEOPLE, person('1900099001'), person('1900099002')]
  /** Replaces cells of row 3 by cells without values, as programs that do not calculate write them. */
  const xlsx = (cells: RegExp, cell: string) =>
    withSheet(workbook('lista.xlsx', [['Hoja', rows]]).bytes, (xml) =>
      xml.replace(cells, (_, reference) => cell.replace('@', reference)),
    )
  const ods = (cells: RegExp, cell: string) =>
    withSheet(workbook('lista.ods', [['Hoja', rows]], 'ods').bytes, (xml) => xml.replace(cells, cell))
  const name = /<c r="(C3)".*?<\/c>/
  const nameOfOds = /<table:table-cell[^<>]*><text:p>ANA<\/text:p><\/table:table-cell>(?![\s\S]*<text:p>ANA)/

  it.each([
    ['without a value', xlsx(name, '<c r="@"><f>A1</f></c>')],
    ['with an empty value', xlsx(name, '<c r="@" s="0"><f>A1</f><v></v></c>')],
    ['with a closed value', xlsx(name, '<c r="@"><f>A1</f><v/></c>')],
    ['of type text', xlsx(name, '<c r="@" t="str"><f>A1</f></c>')],
    ['shared', xlsx(name, '<c r="@"><f t="shared" si="0"/></c>')],
    ['in an .ods', ods(nameOfOds, '<table:table-cell table:formula="of:=[.A1]"/>')],
    ['in an .ods with an end tag', ods(nameOfOds, '<table:table-cell table:formula="of:=[.A1]"></table:table-cell>')],
  ])('rejects its row if it is %s', (_, bytes) => {
    const report = readBook(bytes)
    expect(codes(report)).toEqual([['cell_without_result', 3, 'Nombre']])
    expect(report).toMatchObject({ filas: 2, people: [{ nro_documento: '1900099001' }] })
  })

  it('is reported for each cell if a row has nothing else', () => {
    const report = readBook(xlsx(/<c r="([A-G]3)".*?<\/c>/g, '<c r="@"><f>A1</f></c>'))
    expect(codes(report)).toEqual(PEOPLE.map((heading) => ['cell_without_result', 3, heading]))
    const designs = [
      ['Competencia', 'Resultado de Aprendizaje'],
      ['1 - A', '2 - B'],
      [NO_RESULT, NO_RESULT],
    ]
    expect(codes(readBook(workbook('diseño.xlsx', [['Hoja', designs]]).bytes, 'programa'))).toHaveLength(2)
  })

  it.each([
    ['a text as result', '<c r="@" t="str"><f>A1</f><v>LUZ</v></c>', 'LUZ'],
    ['an error as result', '<c r="@" t="e"><f>A1</f><v>#N/A</v></c>', undefined],
  ])('is not reported with %s', (_, cell, nombre) => {
    const report = readBook(xlsx(name, cell)) as ApprenticesReport
    expect(report.people[1]?.nombre).toBe(nombre)
    expect(report.rejected.map(({ code }) => code)).toEqual(nombre ? [] : ['name_invalid'])
  })

  it('is not reported for the empty text that Excel writes', () => {
    const report = readBook(xlsx(/<c r="(E3)".*?<\/c>/, '<c r="@" t="str"><f>A1</f><v></v></c>')) as ApprenticesReport
    expect(report).toMatchObject({ rejected: [], people: [{ celular: '3001234567' }, { celular: null }] })
  })

  it('rejects the file if it is in or above the header', () => {
    expect(() => readBook(xlsx(/<c r="(F1)".*?<\/c>/, '<c r="@"><f>A1</f></c>'))).toThrow(
      expect.objectContaining({ code: 'top_without_result', params: expect.objectContaining({ celda: 'F1' }) }),
    )
    const report = rowsOf('judgments')
    report[2]![2] = NO_RESULT
    expect(() => readBook(workbook('r.xlsx', [['Hoja', report]]).bytes, 'juicios')).toThrow(
      expect.objectContaining({ code: 'top_without_result', params: expect.objectContaining({ celda: 'C3' }) }),
    )
  })

  it('rejects no row of another ficha', () => {
    const list = [['Documento', 'Nombre', 'Apellidos', 'Ficha'], ...[[1900099001, 'ANA', 'RÍOS', 2999001]]]
    list.push([1900099002, NO_RESULT, 'RÍOS', 2999002], [1900099003, 'LUZ', 'RÍOS', NO_RESULT])
    const { bytes } = workbook('lista.xlsx', [['Hoja', list]])
    const report = interpretSheets(readSheets({ name: 'lista.xlsx', bytes }, 'zip'), 'lista.xlsx', {
      accepts: ['aprendices'],
      ficha: 2999001,
    })
    expect(codes(report)).toEqual([['cell_without_result', 4, 'Ficha']])
  })
})

describe('an .ods', () => {
  it('is read with values that are not displayed', () => {
    const { bytes } = workbook('lista.ods', [['Hoja', [PEOPLE, person(1900099001)]]], 'ods')
    const closed = withSheet(bytes, (xml) =>
      xml
        .replace(/(<table:table-cell[^<>]*office:value="1900099001"[^<>]*)>.*?<\/table:table-cell>/, '$1/>')
        .replace(
          /<table:table-cell[^<>]*><text:p>ANA.*?<\/table:table-cell>/,
          `<table:table-cell office:value-type="string" office:string-value="LUZ"></table:table-cell>`,
        ),
    )
    expect(readBook(closed)).toMatchObject({ rejected: [], people: [{ nro_documento: '1900099001', nombre: 'LUZ' }] })
  })
})

describe('a number that is displayed with leading zeros', () => {
  const formatted = (bookType: 'biff8' | 'xlsx' | 'xlsb' | 'ods', z: string, v: number) => {
    const sheet = utils.aoa_to_sheet([PEOPLE, person(0)])
    const cell: CellObject = { t: 'n', v, z }
    sheet.B2 = cell
    const bytes = write({ SheetNames: ['Hoja'], Sheets: { Hoja: sheet } }, { type: 'buffer', bookType })
    return readSheets({ name: 'lista', bytes }, bookType === 'biff8' ? 'xls' : 'zip')[0]?.rows[1]?.[1]
  }

  it.each([
    ['.xls (BIFF8)', 'biff8'],
    ['.xlsx', 'xlsx'],
    ['.xlsb', 'xlsb'],
    ['.ods', 'ods'],
  ] as const)('is read from %s as the displayed text', (_, bookType) =>
    expect(formatted(bookType, '0000000000', 19000011)).toBe('0019000011'),
  )

  it.each<[string, string, number, Cell]>([
    ['with ten zeros keeps the zeros of a document number', '0000000000;@', 19000011, '0019000011'],
    ['with five zeros keeps a longer number as it is', '00000', 1900001100, '1900001100'],
    ['of one zero keeps a number', '0', 5, 5],
    ['"General" keeps a number', 'General', 5, 5],
    ['with decimals keeps a number', '0.00', 5, 5],
    ['with thousands separators keeps a number', '#,##0', 5000, 5000],
    ['with five zeros keeps a fraction', '00000', 5.5, 5.5],
    ['with five zeros keeps a negative number', '00000', -5, -5],
    ['of a date keeps its number', 'dd/mm/yyyy', 45_999, 45_999],
  ])('the number format %s', (_, format, value, cell) => expect(formatted('xlsx', format, value)).toBe(cell))
})

describe('the reader of a text file', () => {
  const rows = [PEOPLE, person('1900099001'), person('1900099002', 'MU?OZ')]

  it('rejects rows with lost letters', () => {
    expect(codes(readText(text(rows)))).toEqual([['letters_lost', 3, 'Nombre']])
    expect(() => readText(text([['T?TULO'], ...rows]))).toThrow(expect.objectContaining({ code: 'top_letters_lost' }))
    const headings = text(rows).toString().replace(/ú/g, '\ufffd')
    expect(() => readText(headings)).toThrow(expect.objectContaining({ code: 'top_letters_lost' }))
  })

  it('rejects the row of a workbook with half a surrogate pair', () => {
    const { bytes } = workbook('lista.xlsx', [['Hoja', [PEOPLE, person('1900099001', 'ANA\ud83d')]]])
    const broken = withSheet(bytes, (xml) =>
      xml.replace(/<c r="C2".*?<\/c>/, '<c r="C2" t="inlineStr"><is><t>ANA_xD83D_</t></is></c>'),
    )
    expect(codes(readBook(broken))).toEqual([['letters_lost', 2, 'Nombre']])
  })

  it('rejects rows with more values than headings', () => {
    const cut = [...rows.slice(0, 2), person('1900099003', 'LUZ', 'NIÑO;PAZ')]
    expect(codes(readText(text(cut)))).toEqual([['too_many_values', 3, 'H']])
    const all = [PEOPLE, person('1900099001', 'A;B'), person('1900099003', 'A;B')]
    expect(codes(readText(text(all)))).toHaveLength(2)
  })

  it('accepts a separator at the end of each row', () => {
    const ended = [PEOPLE, person('1900099001'), person('1900099002')].map((row, index) => (index ? [...row, ''] : row))
    expect(readText(text(ended))).toMatchObject({ rejected: [], warnings: [] })
  })

  it('rejects a quotation mark that opens in one row and closes in another row', () => {
    const open = [
      PEOPLE,
      person('1900099001'),
      person('1900099002', 'LUZ', '"NUÑEZ'),
      person('1900099003', "D'ARCY", 'CRUZ"'),
      person('1900099004'),
    ]
    expect(() => readText(text(open))).toThrow(
      expect.objectContaining({
        code: 'quote_over_rows',
        params: { archivo: 'lista.csv', fila: 3, celda: 'D3', lineas: 1, valor: '1900099003' },
      }),
    )
    const design = 'Competencia;Resultado de Aprendizaje\n1 - A;"2 - B\n1 - A;3 - C"\n1 - A;4 - D\n'
    expect(() => readText(design, 'programa')).toThrow(
      expect.objectContaining({ params: expect.objectContaining({ fila: 2 }) }),
    )
  })

  it('rejects a quotation mark that opens before the code of its row, or closes within its value', () => {
    const design = 'Competencia;Resultado de Aprendizaje\n"1 - A;2 - B\n2 - C";3 - D\n'
    expect(() => readText(design, 'programa')).toThrow(
      expect.objectContaining({ code: 'quote_over_rows', params: expect.objectContaining({ fila: 2, valor: '2' }) }),
    )
    const within = 'Documento;Nombres;Apellidos;Correo\n1900099001;"ANA;"RUIZ DÍAZ";ana@fichero.example\n'
    expect(() => readText(within)).toThrow(
      expect.objectContaining({
        code: 'quote_over_values',
        params: { archivo: 'lista.csv', celda: 'B2', valor: '"ANA;"RUIZ DÍAZ"' },
      }),
    )
    const doubled = 'Documento;Nombres;Apellidos\n1900099001;"ANA;""LA MONA""";RUIZ "EL MONO" DÍAZ\n'
    expect(readText(doubled)).toMatchObject({ people: [{ nombre: 'ANA;"LA MONA"', apellido: 'RUIZ "EL MONO" DÍAZ' }] })
    const literal = 'Documento;Nombres;Apellidos\n1900099001;"""LA MONA;\nANA""";"""RUIZ; DÍAZ"\n'
    expect(readText(literal)).toMatchObject({ people: [{ nombre: '"LA MONA; ANA"', apellido: '"RUIZ; DÍAZ' }] })
  })

  it.each([
    ['before a second mark', '"1 - A;2 - B\n"3 - C";4 - D\n'],
    ['before a word in marks', '"1 - A;2 - B\n3 - C "D" E;4 - D\n'],
    ['after doubled marks', '"1 - A ""Y B"";2 - B\n"3 - C";4 - D\n'],
  ])('rejects a quotation mark in the first column that does not close: %s', (_, rows) =>
    expect(() => readText(`Competencia;Resultado de Aprendizaje\n5 - E;6 - F\n${rows}`, 'programa')).toThrow(
      expect.objectContaining({ code: 'quote_over_values', params: expect.objectContaining({ celda: 'A3' }) }),
    ),
  )

  it('accepts quoted texts with line breaks and separators', () => {
    const design = 'Competencia,Resultado de Aprendizaje\n1 - A,"2 - CREAR, PROBAR\nY USAR, 12345,\n 67890 CASOS"\n'
    expect(readText(design, 'programa')).toMatchObject({
      rejected: [],
      outcomes: [{ outcome: { nombre_rae: 'CREAR, PROBAR Y USAR, 12345, 67890 CASOS' } }],
    })
    const { bytes } = fixture('judgmentsSheetsCsv')
    expect(readText(bytes, 'juicios')).toMatchObject({ rejected: [], warnings: [] })
  })
})

describe('a web page', () => {
  const page = (name: string) =>
    `<table>${[PEOPLE, person('1900099001', name)].map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`

  it.each([
    '<p>MARÍA</p><p>JOSÉ</p>',
    '<p>MARÍA<p>JOSÉ',
    'MARÍA<br>JOSÉ',
    'MARÍA<br class="x"/>JOSÉ',
    '<div>MARÍA</div> JOSÉ',
  ])('has a blank between paragraphs: %s', (name) =>
    expect(readText(page(name), 'aprendices', 'html').people[0]?.nombre).toBe('MARÍA JOSÉ'),
  )
})

describe('warnings about unread cells', () => {
  it('name columns without a heading, within and to the right of the table', () => {
    const rows: Cell[][] = [
      ['Documento', null, 'Nombre', 'Apellidos'],
      [1900099001, null, 'ANA', 'RÍOS'],
      [1900099002, 'x', 'LUZ', 'RÍOS', 'retirada', null, 7],
      [],
      [null, null, null, null, 'una nota'],
      [1900099003, 'y', 'SOL', 'RÍOS'],
      [null, null, null, null, 'firma'],
    ]
    const report = readBook(workbook('lista.xlsx', [['Hoja', rows]]).bytes)
    expect(warningsOf(report).filter(([code]) => !/default/.test(String(code)))).toEqual([
      ['column_untitled', 3, 'B', 'x'],
      ['column_untitled', 3, 'E', 'retirada'],
      ['column_untitled', 3, 'G', '7'],
      ['line_ignored', 7, '', 'firma'],
    ])
  })

  it('name the columns of a design that are not used', () => {
    const rows = [
      ['Competencia', 'Código Norma', 'Resultado de Aprendizaje', 'Horas'],
      ['1 - A', '240201501', '2 - B', 40],
    ]
    expect(warningsOf(readBook(workbook('d.xlsx', [['Hoja', rows]]).bytes, 'programa'))).toEqual([
      ['column_unused', 1, 'B', 'Código Norma'],
      ['column_unused', 1, 'D', 'Horas'],
    ])
  })
})

it('a formula without a result rejects the row of a list of users', () => {
  const heading = ['Tipo de Documento', 'Documento', 'Nombre', 'Apellidos', 'Correo', 'Tipo', 'Rol', 'Fin del Contrato']
  const row = ['CC', '99000001', 'ANA', 'RÍOS', 'ana@example.com', 'planta', NO_RESULT, NO_RESULT]
  const report = readBook(workbook('p.xlsx', [['Hoja', [heading, row]]]).bytes, 'personas') as UsersSheet
  expect(codes(report)).toEqual([
    ['cell_without_result', 2, 'Rol'],
    ['cell_without_result', 2, 'Fin del Contrato'],
  ])
})
