import { areRecordsWhole } from './workbook-records.js'

const record = (type: number, length = 0) => {
  const bytes = Buffer.alloc(4 + length)
  bytes.writeUInt16LE(type, 0)
  bytes.writeUInt16LE(length, 2)
  return bytes
}
const BEGIN = record(0x0809)
const END = record(0x000a)
const SHEET = record(0x0085, 8)

test.each<[string, Buffer[], boolean]>([
  ['a workbook and the sheet that it announces', [BEGIN, SHEET, END, BEGIN, END], true],
  ['a workbook that announces no sheet', [BEGIN, END], false],
  ['a workbook without the sheet that it announces', [BEGIN, SHEET, END], false],
  ['a sheet without its end', [BEGIN, SHEET, END, BEGIN], false],
])('%s', (_, records, whole) => {
  expect(areRecordsWhole(Buffer.concat(records))).toBe(whole)
})
