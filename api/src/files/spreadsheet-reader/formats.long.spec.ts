import { CFB } from '@e965/xlsx'
import type { SPREADSHEET_EXTENSIONS } from '@fichero/contract/limits'
import { fixture } from '../../../testing/fixtures.js'
import { readFileOf } from '../../../testing/read-file.js'
import { rowsOf, spreadsheet, workbook } from '../../../testing/spreadsheets.js'
import { zipOf } from '../../../testing/zip-by-hand.js'
import type { Cell, SpreadsheetFile } from './sheet.js'

const rows = rowsOf('judgments')
const textOf = (cell: Cell) => String(cell ?? '').replace(/\s+/g, ' ')
const tabbed = (all: Cell[][]) => all.map((row) => row.map(textOf).join('\t')).join('\r\n')
const quoted = (all: Cell[][]) =>
  all.map((row) => row.map((cell) => `"${textOf(cell).replaceAll('"', '""')}"`).join(';')).join('\r\n')
const page = (all: Cell[][]) =>
  `<html><meta charset="utf-8"><table>${all.map((row) => `<tr>${row.map((cell) => `<td>${coded(textOf(cell))}</td>`).join('')}</tr>`).join('')}</table></html>`
const coded = (text: string) =>
  text.replace('&', '&amp;').replaceAll('ó', '&oacute;').replaceAll('Í', '&#205;').replaceAll('é', '&#xe9;')
const dated = rows.map((row) =>
  row.map((cell, column) => (column === 9 && typeof cell === 'number' ? writtenDate(cell) : cell)),
)
const file = (name: string, bytes: Buffer): SpreadsheetFile => ({ name, bytes })

const book = (bookType: 'xlsx' | 'xlsm' | 'xlsb' | 'ods') => () =>
  workbook(`reporte.${bookType}`, [['Hoja', rows]], bookType)

/** A file of each kind that the upload field offers. */
const OFFERED: Record<(typeof SPREADSHEET_EXTENSIONS)[number], () => SpreadsheetFile> = {
  '.xls': () => spreadsheet('reporte.xls', rows),
  '.xlsx': book('xlsx'),
  '.xlsm': book('xlsm'),
  '.xlsb': book('xlsb'),
  '.ods': book('ods'),
  '.csv': () => file('reporte.csv', Buffer.from(`${quoted(dated)}\r\n`)),
  '.tsv': () => file('reporte.tsv', Buffer.from(`${tabbed(dated)}\r\n`)),
  '.txt': () => file('reporte.txt', Buffer.from(`\ufeff${tabbed(dated)}\r\n`, 'utf16le')),
  '.html': () => file('reporte.html', Buffer.from(page(dated))),
  '.htm': () => file('reporte.htm', Buffer.from(page(dated))),
}

it.each<[string, () => SpreadsheetFile]>([
  ...Object.entries(OFFERED),
  ['a web page named .xls', () => file('reporte.xls', Buffer.from(page(dated)))],
])('the reader reads %s like the original .xls', async (_, makeFile) => {
  const original = await readFileOf(fixture('judgments'), ['juicios'])
  const { people, judgments, design, rejected, warnings, nro_ficha, fecha_reporte } = await readFileOf(makeFile(), [
    'juicios',
  ])
  expect({ rejected, warnings, nro_ficha, fecha_reporte }).toEqual({
    rejected: [],
    warnings: [],
    nro_ficha: 2888001,
    fecha_reporte: '2026-11-14',
  })
  expect({ people, design }).toEqual({ people: original.people, design: original.design })
  expect(judgments).toEqual(original.judgments)
})

it('the reader reads the date values of an .ods', async () => {
  const cell = (attributes: string, text: string) =>
    `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`
  const string = (text: string) => cell('office:value-type="string"', text)
  const heading = [
    'Tipo de Documento',
    'Documento',
    'Nombre',
    'Apellidos',
    'Estado',
    'Competencia',
    'Resultado',
    'Juicio',
    'Fecha y Hora del Juicio',
    'Funcionario',
  ]
  const data = ['CC', '1900099001', 'ANA', 'RÍOS', 'EN FORMACION', '1 - A', '2 - B', 'APROBADO']
  const date = cell('office:value-type="date" office:date-value="2025-12-08T18:16:00"', '8/12/25')
  const table = [heading.map(string), [...data.map(string), date, string('CC 1890099001 - LUZ')]]
    .map((cells) => `<table:table-row>${cells.join('')}</table:table-row>`)
    .join('')
  const ods = zipOf([
    { name: 'mimetype', data: Buffer.from('application/vnd.oasis.opendocument.spreadsheet') },
    { name: 'content.xml', data: Buffer.from(contentOf(table)) },
    { name: 'styles.xml', data: Buffer.from('<office:document-styles/>') },
    { name: 'META-INF/manifest.xml', data: Buffer.from('<manifest:manifest/>') },
  ])
  const { judgments } = await readFileOf(file('reporte.ods', ods), ['juicios'])
  expect(judgments).toMatchObject([{ fecha_registro: '2025-12-08 18:16:00' }])
})

it('the reader rejects a truncated web page as damaged', async () => {
  const complete = page(dated)
  const cut = file('reporte.xls', Buffer.from(complete.slice(0, complete.length / 2)))
  await expect(readFileOf(cut, ['juicios'])).rejects.toMatchObject({ code: 'file_damaged' })
})

it.each<[string, () => Buffer]>([
  ['a web page whose cells have no end tag', () => Buffer.from(page(dated).replaceAll('</td>', ''))],
  [
    'a workbook whose index of shared texts is incomplete',
    () => {
      const archive = CFB.read(book('xlsx')().bytes, { type: 'buffer' })
      const sheet = archive.FileIndex[archive.FullPaths.findIndex((path: string) => path.endsWith('sheet1.xml'))]!
      sheet.content = Buffer.from(sheet.content.toString().replace(/(t="s"><v>)\d+/g, '$199999'))
      sheet.size = sheet.content.length
      return CFB.write(archive, { type: 'buffer', fileType: 'zip' }) as Buffer
    },
  ],
])('the reader rejects %s as damaged', async (_, makeFile) => {
  await expect(readFileOf(file('reporte.xls', makeFile()), ['juicios'])).rejects.toMatchObject({ code: 'file_damaged' })
})

const NAMESPACES = ['office', 'table', 'text']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')

const contentOf = (table: string) =>
  `<office:document-content ${NAMESPACES}><office:body><office:spreadsheet><table:table table:name="Hoja">${table}</table:table></office:spreadsheet></office:body></office:document-content>`

function writtenDate(serial: number): string {
  const [day = '', time = ''] = new Date(Math.round((serial - 25_569) * 86_400) * 1000).toISOString().split('T')
  return `${day.split('-').reverse().join('/')} ${time.slice(0, 5).replace(':', '.')} a`
}
