import { CFB } from '@e965/xlsx'
import { cellsOf } from '../testing/download.js'
import { workbookBytes } from '../testing/workbook-bytes.js'
import { sheetOf } from './sheet-of.js'
import { workbookOf } from './workbook.js'
import { MOMENT } from './worksheet.js'

const columns = [
  { heading: 'Texto', width: 20 },
  { heading: 'Número', width: 9, format: '0.00' },
  { heading: 'Fecha', width: 12 },
]

const xmlOf = (bytes: Buffer, name: string) =>
  String(Buffer.from(CFB.find(CFB.read(bytes, { type: 'buffer' }), name)?.content ?? []))

test.each(['=1+1', '+57 300', '-5', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x.example";"y")', '00123', '1e5'])(
  '%j stays the text that it is',
  async (text) => {
    const bytes = await workbookBytes([{ name: 'Hoja', columns, rows: [[text, 1, null]] }])
    const cell = cellsOf(bytes).A2
    expect(cell).toMatchObject({ t: 's', v: text })
    expect(cell?.f).toBeUndefined()
    expect(xmlOf(bytes, '/xl/worksheets/sheet1.xml')).not.toContain('<f>')
  },
)

test('numbers, days and moments are values that a spreadsheet can sort and add', async () => {
  const rows = [
    ['a', 62.67, new Date('2026-02-28')],
    [null, 0, null],
  ]
  const cells = cellsOf(await workbookBytes([{ name: 'Hoja', columns, rows }]))
  expect(cells.B2).toMatchObject({ t: 'n', v: 62.67, w: '62.67' })
  expect(cells.B3).toMatchObject({ t: 'n', v: 0 })
  expect(cells.C2).toMatchObject({ t: 'd', v: new Date('2026-02-28') })
  expect(cells.A3).toBeUndefined()
  const moment = [{ heading: 'Momento', width: 16, format: MOMENT }]
  const at = new Date('2026-02-28T16:05:00Z')
  expect(cellsOf(await workbookBytes([{ name: 'Hoja', columns: moment, rows: [[at]] }])).A2).toMatchObject({ v: at })
  // A column of a file that people made may have days and documents.
  const mixed = await workbookBytes([{ name: 'Hoja', columns: moment, rows: [[at], [52_000_222]] }])
  expect(cellsOf(mixed).A3).toMatchObject({ t: 'n', v: 52_000_222, w: '52000222' })
})

test('the headings are first, stay in sight, and the columns are as wide as told', async () => {
  const bytes = await workbookBytes([{ name: 'Hoja', columns, rows: [['a', 1, null]] }])
  expect(['A1', 'B1', 'C1'].map((at) => cellsOf(bytes)[at]?.v)).toEqual(['Texto', 'Número', 'Fecha'])
  const xml = xmlOf(bytes, '/xl/worksheets/sheet1.xml')
  expect(xml).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
  expect(xml).toMatch(/<col min="1" max="1" width="20"/)
})

test('a text is no longer than Excel opens', async () => {
  const bytes = await workbookBytes([{ name: 'Hoja', columns, rows: [['ñ'.repeat(40_000), null, null]] }])
  expect(String(cellsOf(bytes).A2?.v)).toHaveLength(32_767)
})

test('a workbook has a name that every system can hold', async () => {
  const sheet = sheetOf('Hoja', [{ heading: 'n', width: 5, value: (n: number) => n }], [1, 2])
  expect(workbookOf(['Ficha', 2_888_001], [sheet]).name).toBe('ficha-2888001.xlsx')
  expect(workbookOf(['Juicios de "Peñá"\r\n/..\\', 'PA12'], [sheet]).name).toBe('juicios-de-pena-pa12.xlsx')
})
