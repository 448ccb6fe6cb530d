import { CFB, read } from '@e965/xlsx'
import { CELL_FORMATS } from '@fichero/contract/day-text'
import { cellsOf } from '../../../testing/download.js'
import { workbookBytes } from '../../../testing/workbook-bytes.js'
import { sheetOf } from './sheet-of.js'
import { workbookOf } from './workbook.js'

const columns = [
  { heading: 'Texto', width: 20 },
  { heading: 'Número', width: 9, format: '0.00' },
  { heading: 'Fecha', width: 12 },
]

const xmlOf = (bytes: Buffer, name: string) =>
  String(Buffer.from(CFB.find(CFB.read(bytes, { type: 'buffer' }), name)?.content ?? []))

test.each(['=1+1', '+57 300', '-5', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x.example";"y")', '00123', '1e5'])(
  'a workbook has %j as text, not as a formula or number',
  async (text) => {
    const bytes = await workbookBytes([{ name: 'Hoja', columns, rows: [[text, 1, null]] }])
    const cell = cellsOf(bytes).A2
    expect(cell).toMatchObject({ t: 's', v: text })
    expect(cell?.f).toBeUndefined()
    expect(xmlOf(bytes, '/xl/worksheets/sheet1.xml')).not.toContain('<f>')
  },
)

test('a workbook has numbers, days and moments as values that a spreadsheet program can sort and add', async () => {
  const rows = [
    ['a', 62.67, new Date('2026-02-28')],
    [null, 0, null],
  ]
  const cells = cellsOf(await workbookBytes([{ name: 'Hoja', columns, rows }]))
  expect(cells.B2).toMatchObject({ t: 'n', v: 62.67, w: '62.67' })
  expect(cells.B3).toMatchObject({ t: 'n', v: 0 })
  expect(cells.C2).toMatchObject({ t: 'd', v: new Date('2026-02-28') })
  expect(cells.A3).toBeUndefined()
  const moment = [{ heading: 'Momento', width: 16, format: CELL_FORMATS.es.moment }]
  const at = new Date('2026-02-28T16:05:00Z')
  expect(cellsOf(await workbookBytes([{ name: 'Hoja', columns: moment, rows: [[at]] }])).A2).toMatchObject({ v: at })
  // A column of an uploaded file may mix dates and document numbers.
  const mixed = await workbookBytes([{ name: 'Hoja', columns: moment, rows: [[at], [52_000_222]] }])
  expect(cellsOf(mixed).A3).toMatchObject({ t: 'n', v: 52_000_222, w: '52000222' })
})

test.each([
  ['es', '28/02/2026', '28/02/2026 16:05'],
  ['en', '28 Feb 2026', '28 Feb 2026, 16:05'],
] as const)('a workbook shows days and moments in the format of the language %s', async (language, day, moment) => {
  const dated = Object.values(CELL_FORMATS[language]).map((format) => ({ heading: format, width: 18, format }))
  const at = new Date('2026-02-28T16:05:00Z')
  const bytes = await workbookBytes([{ name: 'Hoja', columns: dated, rows: [[at, at]] }])
  const { A2, B2 } = read(bytes, { type: 'buffer' }).Sheets.Hoja ?? {}
  expect([A2?.w, B2?.w]).toEqual([day, moment])
})

test('a workbook has frozen headings in row 1 and the column widths', async () => {
  const bytes = await workbookBytes([{ name: 'Hoja', columns, rows: [['a', 1, null]] }])
  expect(['A1', 'B1', 'C1'].map((at) => cellsOf(bytes)[at]?.v)).toEqual(['Texto', 'Número', 'Fecha'])
  const xml = xmlOf(bytes, '/xl/worksheets/sheet1.xml')
  expect(xml).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
  expect(xml).toMatch(/<col min="1" max="1" width="20"/)
})

test('a workbook truncates texts to the cell limit of Excel', async () => {
  const bytes = await workbookBytes([{ name: 'Hoja', columns, rows: [['ñ'.repeat(40_000), null, null]] }])
  expect(String(cellsOf(bytes).A2?.v)).toHaveLength(32_767)
})

test('a workbook is named in characters that every file system and header accepts', async () => {
  const sheet = sheetOf('Hoja', [{ heading: 'n', width: 5, value: (n: number) => n }], [1, 2])
  expect(workbookOf(['Ficha', 2_888_001], [sheet]).name).toBe('ficha-2888001.xlsx')
  expect(workbookOf(['Juicios de "Peñá"\r\n/..\\', 'PA12'], [sheet]).name).toBe('juicios-de-pena-pa12.xlsx')
})
