import { readFileOf } from '../../../testing/read-file.js'
import { zipOf } from '../../../testing/zip-by-hand.js'
import { checkSheetSize, LAST_ROW, MAX_CELLS, MAX_ROWS } from './size-limits.js'

// Small files for which a parser would allocate much memory or take much time.

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const xlsx = (rows: string) =>
  zipOf(
    Object.entries({
      '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
      '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `${XML}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="Hoja" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${SHEET}"><sheetData>${rows}</sheetData></worksheet>`,
    }).map(([name, text]) => ({ name, data: Buffer.from(text) })),
  )

const OPEN_DOCUMENT =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"'
const ods = (rows: string) =>
  zipOf(
    Object.entries({
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'META-INF/manifest.xml': `${XML}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:media-type="application/vnd.oasis.opendocument.spreadsheet" manifest:full-path="/"/><manifest:file-entry manifest:media-type="text/xml" manifest:full-path="content.xml"/></manifest:manifest>`,
      'styles.xml': `${XML}<office:document-styles ${OPEN_DOCUMENT}/>`,
      'content.xml': `${XML}<office:document-content ${OPEN_DOCUMENT}><office:body><office:spreadsheet><table:table table:name="Hoja">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    }).map(([name, text]) => ({ name, data: Buffer.from(text) })),
  )
const row = (cell: string, attributes = '') => `<table:table-row ${attributes}>${cell}</table:table-row>`
const cell = (attributes: string) =>
  `<table:table-cell office:value-type="string" ${attributes}><text:p>x</text:p></table:table-cell>`

const cellAt = (column: string, at: number) => `<row r="${at}"><c r="${column}${at}"><v>1</v></c></row>`
const html = (span: string) => `<table><tr><td ${span}>Competencia</td><td>Resultado</td></tr></table>`

it.each([
  ['a cell in row 2,000,000,000', 'a.xlsx', () => xlsx(cellAt('A', 2_000_000_000)), 'file_inflates'],
  ['a cell in row 20,000,000', 'a.xlsx', () => xlsx(cellAt('A', 20_000_000)), 'file_inflates'],
  ['a cell in row 1,048,577', 'a.xlsx', () => xlsx(cellAt('A', 1_048_577)), 'file_inflates'],
  ['a column of four letters', 'a.xlsx', () => xlsx(cellAt('AAAA', 1)), 'file_inflates'],
  ['800,000 cells', 'a.xlsx', () => xlsx('<row>'.concat('<c><v>1</v></c>'.repeat(800_000), '</row>')), 'file_inflates'],
  [
    'a cell repeated 100,000,000 times',
    'a.ods',
    () => ods(row(cell('table:number-columns-repeated="100000000"'))),
    'file_inflates',
  ],
  [
    'a sheet full of one cell',
    'a.ods',
    () => ods(row(cell('table:number-columns-repeated="16384"'), 'table:number-rows-repeated="1048576"')),
    'file_inflates',
  ],
  [
    'a sheet full of one formula without a value',
    'a.ods',
    () =>
      ods(
        row(
          '<table:table-cell table:formula="of:=[.A1]" table:number-columns-repeated="16384"/>',
          'table:number-rows-repeated="1048576"',
        ),
      ),
    'file_inflates',
  ],
  [
    'a row repeated 100,000,000 times',
    'a.ods',
    () => ods(row(cell(''), 'table:number-rows-repeated="100000000"')),
    'file_inflates',
  ],
  ['a span of 1,000,000,000 rows', 'a.xls', () => Buffer.from(html('rowspan="1000000000"')), 'file_inflates'],
  ['a span of 1,000,000,000 columns', 'a.xls', () => Buffer.from(html('colspan=1000000000')), 'file_inflates'],
])('the reader rejects %s', async (_, name, bytes, code) => {
  await expect(readFileOf({ name, bytes: bytes() }, ['programa'])).rejects.toMatchObject({ code })
})

describe('the reader reads', () => {
  it('an .ods that ends with the empty rows and columns of a whole sheet, as LibreOffice writes it', async () => {
    const cells = ['1 - RIEGO', '2 - REGAR'].map(
      (text) => `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`,
    )
    const header = ['Competencia', 'Resultado'].map(
      (text) => `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`,
    )
    const rest = '<table:table-cell table:number-columns-repeated="16382"/>'
    const bytes = ods(
      row(header.join('') + rest) +
        row(cells.join('') + rest) +
        row('<table:table-cell table:number-columns-repeated="16384"/>', 'table:number-rows-repeated="1048574"'),
    )
    await expect(readFileOf({ name: 'a.ods', bytes }, ['programa'])).resolves.toMatchObject({ filas: 1 })
  })

  it('a list with one stray cell in the last row of the sheet, with a warning', async () => {
    const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
    const rows = [
      ['Competencia', 'Resultado de Aprendizaje'],
      ['1 - RIEGO', '2 - REGAR'],
    ].map((cells, index) => `<row r="${index + 1}">${cells.map(text).join('')}</row>`)
    const bytes = xlsx(`${rows.join('')}<row r="1048576">${text('nota')}</row>`)
    const report = await readFileOf({ name: 'a.xlsx', bytes }, ['programa'])
    expect(report).toMatchObject({ filas: 1, rejected: [] })
    expect(report.warnings).toMatchObject([{ fila: 1_048_576, valor: 'nota', code: 'line_ignored' }])
  })
})

it.each<[string, number, number, number, string | null]>([
  ['the maximum number of rows', MAX_ROWS, 1, 0, null],
  ['one row more than the maximum', MAX_ROWS + 1, 1, 0, 'too_many_rows'],
  ['the maximum number of cells', 20, MAX_CELLS / 20, 0, null],
  ['one cell more than the maximum', 1, MAX_CELLS + 1, 0, 'too_many_cells'],
  ['many empty rows', 10, 1, MAX_ROWS, null],
  ['a row beyond the last of a sheet', 1, 1, LAST_ROW, 'file_inflates'],
])('checkSheetSize checks a sheet with %s', (_, rows, columns, empty, code) => {
  const row = Array.from({ length: columns }, () => 1)
  const sheet = [...Array.from({ length: rows }, () => row), ...Array.from({ length: empty }, () => [])]
  const check = () => checkSheetSize(sheet, 'a.xlsx')
  if (code)
    expect(check).toThrow(expect.objectContaining({ code, params: expect.objectContaining({ archivo: 'a.xlsx' }) }))
  else expect(check).not.toThrow()
})
