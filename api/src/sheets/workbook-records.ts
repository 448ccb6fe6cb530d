// The stream of an .xls workbook, [MS-XLS]: records of type, length and data, in one substream for the workbook and one per
// sheet, each between a BOF and an EOF. The reader skips over what it cannot make out, and rows are lost without a word.

const BEGIN = 0x0809
const END = 0x000a
const SHEET = 0x0085
const MAX_LENGTH = 8228

/** Whether records follow one another without a gap and every sheet that the workbook announces is there to its end. */
export function areRecordsWhole(stream: Buffer): boolean {
  let announced = 0
  let ended = 0
  let depth = 0
  let at = 0
  while (at + 4 <= stream.length) {
    const type = stream.readUInt16LE(at)
    const length = stream.readUInt16LE(at + 2)
    // Below the last sheet there is padding.
    if (depth === 0 && type !== BEGIN) break
    if (type === 0 || length > MAX_LENGTH) return false
    if (type === BEGIN) depth++
    if (type === SHEET) announced++
    if (type === END && --depth === 0) ended++
    at += 4 + length
  }
  return depth === 0 && announced > 0 && ended >= announced + 1
}
