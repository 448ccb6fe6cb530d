import { spreadsheet } from '../../../testing/spreadsheets.js'
import { readSheets } from './read-sheet.js'

const WRITTEN = ["'1900350001", '’ANA', "D'ALESSIO", "''", "'"]
const READ = ['1900350001', 'ANA', "D'ALESSIO", "''", "'"]

it.each([
  ['a text file', 'csv', { name: 'a.csv', bytes: Buffer.from(`${WRITTEN.join(';')}\n`) }],
  ['a workbook', 'zip', spreadsheet('a.xlsx', [WRITTEN], 'xlsx')],
] as const)('readSheets removes the apostrophe that keeps a value as text from the cells of %s', (_, format, file) => {
  expect(readSheets(file, format)[0]?.rows).toEqual([READ])
})
