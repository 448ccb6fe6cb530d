import { areRecordsWhole, isEncrypted } from './workbook-records.js'

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
  ['nothing', [], false],
  ['padding after the last sheet', [BEGIN, SHEET, END, BEGIN, END, Buffer.alloc(64)], true],
  ['sheets before what is left of another file', [BEGIN, SHEET, END, BEGIN, END, record(0x1234, 5)], true],
  ['a gap between records', [BEGIN, record(0), SHEET, END, BEGIN, END], false],
  ['a record as long as it may be', [BEGIN, SHEET, record(0x00fc, 8228), END, BEGIN, END], true],
  ['a record that is longer', [BEGIN, SHEET, record(0x00fc, 8229), END, BEGIN, END], false],
  ['a record that is cut', [BEGIN, SHEET, END, BEGIN, END.subarray(0, 3)], false],
  ['a chart within a sheet', [BEGIN, SHEET, END, BEGIN, BEGIN, END, END], true],
  ['a chart in the place of a sheet', [BEGIN, SHEET, BEGIN, END, END], false],
])('%s', (_, records, whole) => {
  expect(areRecordsWhole(Buffer.concat(records))).toBe(whole)
})

const PASSWORD = record(0x002f, 4)

test.each<[string, Buffer[], boolean]>([
  ['before the first sheet', [BEGIN, record(0x0042, 2), PASSWORD, SHEET, END], true],
  ['nowhere', [BEGIN, SHEET, END, BEGIN, END], false],
  ['after the workbook, where it means nothing', [BEGIN, SHEET, END, PASSWORD], false],
  ['nowhere in a stream that is cut', [BEGIN, SHEET, PASSWORD.subarray(0, 3)], false],
])('a password is %s', (_, records, found) => {
  expect(isEncrypted(Buffer.concat(records))).toBe(found)
})
