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
  ['an empty stream', [], false],
  ['padding after the last sheet', [BEGIN, SHEET, END, BEGIN, END, Buffer.alloc(64)], true],
  ['remains of another file after the last sheet', [BEGIN, SHEET, END, BEGIN, END, record(0x1234, 5)], true],
  ['a gap between records', [BEGIN, record(0), SHEET, END, BEGIN, END], false],
  ['a record of the maximum length', [BEGIN, SHEET, record(0x00fc, 8228), END, BEGIN, END], true],
  ['a record over the maximum length', [BEGIN, SHEET, record(0x00fc, 8229), END, BEGIN, END], false],
  ['a longer record of merged cells', [BEGIN, SHEET, record(0x00e5, 8234), END, BEGIN, END], true],
  ['a record that is cut', [BEGIN, SHEET, END, BEGIN, END.subarray(0, 3)], false],
  ['a chart within a sheet', [BEGIN, SHEET, END, BEGIN, BEGIN, END, END], true],
  ['a chart in place of a sheet', [BEGIN, SHEET, BEGIN, END, END], false],
])('areRecordsWhole checks the records of %s', (_, records, whole) => {
  expect(areRecordsWhole(Buffer.concat(records))).toBe(whole)
})

const PASSWORD = record(0x002f, 4)

test.each<[string, Buffer[], boolean]>([
  ['found before the first sheet', [BEGIN, record(0x0042, 2), PASSWORD, SHEET, END], true],
  ['not found if there is none', [BEGIN, SHEET, END, BEGIN, END], false],
  ['ignored after the end of the workbook', [BEGIN, SHEET, END, PASSWORD], false],
  ['not found in a truncated stream', [BEGIN, SHEET, PASSWORD.subarray(0, 3)], false],
])('a password record is %s', (_, records, found) => {
  expect(isEncrypted(Buffer.concat(records))).toBe(found)
})
