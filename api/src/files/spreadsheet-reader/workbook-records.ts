// The stream of an .xls workbook is [MS-XLS] (https://learn.microsoft.com/openspecs/office_file_formats/ms-xls/):
// records of type, length and data, in one substream for the workbook and one per sheet, each between a BOF and an EOF.
// The parser skips records that it cannot read and loses rows without an error.
import { MAX_SHEETS } from './size-limits.js'

const BEGIN = 0x0809
const END = 0x000a
const SHEET = 0x0085
const FILE_PASS = 0x002f
const MAX_LENGTH = 8228
/** Merged cells. Some libraries write all of them into one record, which may then be longer. */
const MERGED_CELLS = 0x00e5

/** Returns whether records follow each other without gaps, and all announced sheets are complete and not too many. */
export function areRecordsWhole(stream: Buffer): boolean {
  let announced = 0
  let ended = 0
  let depth = 0
  let offset = 0
  while (offset + 4 <= stream.length) {
    const type = stream.readUInt16LE(offset)
    const length = stream.readUInt16LE(offset + 2)
    // The rest of the stream is padding after the last sheet.
    if (depth === 0 && type !== BEGIN) break
    if (type === 0 || (length > MAX_LENGTH && type !== MERGED_CELLS)) return false
    if (type === BEGIN) depth++
    if (type === SHEET) announced++
    if (type === END && --depth === 0) ended++
    offset += 4 + length
  }
  return depth === 0 && announced > 0 && announced <= MAX_SHEETS && ended >= announced + 1
}

/** Returns whether the workbook has a password: a record before its first sheet then declares the encryption. */
export function isEncrypted(stream: Buffer): boolean {
  for (let offset = 0; offset + 4 <= stream.length; offset += 4 + stream.readUInt16LE(offset + 2)) {
    const type = stream.readUInt16LE(offset)
    if (type === FILE_PASS) return true
    if (type === END) return false
  }
  return false
}
