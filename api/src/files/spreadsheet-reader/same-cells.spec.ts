import { CFB } from '@e965/xlsx'
import { workbook } from '../../../testing/spreadsheets.js'
import { readSheets } from './read-sheet.js'
import type { Cell } from './sheet.js'

const PEOPLE = ['Tipo de Documento', 'Número de Documento', 'Nombre', 'Apellidos', 'Estado']
/** Texts with markup and escapes: each format escapes them by its own rules. */
const TEXTS = [
  ...[
    'I&D',
    'I&amp;D',
    '&lt;ANA&gt;',
    'D&#39;ARCY',
    'D&#x27;ARCY',
    'MU&Ntilde;OZ',
    'MU&#209;OZ',
    '&amp;amp;',
    '<b>',
    '"A"',
  ],
  ...['MUÑOZ', ' ANA  LUZ ', 'a\nb'],
]
const ROWS: Cell[][] = [PEOPLE, ...TEXTS.map((text, at) => ['CC', String(1_900_099_001 + at), text, text, 'CANCELADO'])]

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '&#10;')
const byNumber = (text: string) => escaped(text).replace(/[^\0-\x7f]/gu, (letter) => `&#${letter.codePointAt(0)};`)

/** An .xlsx with the XML of each cell written by `write`. */
function withTexts(write: (text: string) => string): Buffer {
  const archive = CFB.read(workbook('lista.xlsx', [['Hoja', [['x']]]]).bytes, { type: 'buffer' })
  const part = CFB.find(archive, '/xl/worksheets/sheet1.xml')
  const cells = ROWS.map((row, r) => {
    const written = row.map((text, c) => write(String(text)).replace('<c', `<c r="${'ABCDE'[c]}${r + 1}"`))
    return `<row r="${r + 1}">${written.join('')}</row>`
  })
  const xml = part.content.toString().replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${cells.join('')}</sheetData>`)
  part.content = Buffer.from(xml)
  return CFB.write(archive, { type: 'buffer', fileType: 'zip' })
}

const page = `<table>${ROWS.map((row) => `<tr>${row.map((text) => `<td>${byNumber(String(text)).replace(/&#10;/g, '<br>')}</td>`).join('')}</tr>`).join('')}</table>`
const inBook = (type: 'biff8' | 'xlsx' | 'xlsb' | 'ods') => workbook('lista', [['Hoja', ROWS]], type as 'xlsx').bytes

it.each<[string, 'xls' | 'zip', Buffer]>([
  ['.xls', 'xls', inBook('biff8')],
  ['.xlsx with shared texts', 'zip', inBook('xlsx')],
  [
    '.xlsx with inline texts',
    'zip',
    withTexts((text) => `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`),
  ],
  ['.xlsx with texts as results', 'zip', withTexts((text) => `<c t="str"><v>${escaped(text)}</v></c>`)],
  ['.xlsx with results of formulas', 'zip', withTexts((text) => `<c t="str"><f>A1</f><v>${escaped(text)}</v></c>`)],
  ['.xlsx with numeric character references', 'zip', withTexts((text) => `<c t="str"><v>${byNumber(text)}</v></c>`)],
  ['.xlsb', 'zip', inBook('xlsb')],
])('the reader reads each text unchanged from %s', (_, format, bytes) => {
  const [sheet] = readSheets({ name: 'lista', bytes }, format)
  expect(sheet?.rows).toEqual(ROWS)
})

it.each<[string, 'zip' | 'html', Buffer]>([
  ['.ods', 'zip', inBook('ods')],
  ['web page', 'html', Buffer.from(page)],
])('the reader reads each text from %s with white space collapsed', (_, format, bytes) => {
  const [sheet] = readSheets({ name: 'lista', bytes }, format)
  const plain = (rows: Cell[][] | undefined) =>
    rows?.map((row) => row.map((cell) => String(cell).replace(/\s+/g, ' ').trim()))
  expect(plain(sheet?.rows)).toEqual(plain(ROWS))
})
