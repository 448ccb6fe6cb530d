import type { SheetSize } from './size-limits.js'

const [QUOTE, CARRIAGE_RETURN, LINE_FEED, BLANK] = ['"', '\r', '\n', ' '].map((sign) => sign.charCodeAt(0))

/**
 * Counts the rows with content and their cells in delimited text, without splitting it into values, which would take seconds
 * for a large file. Blank cells at the end of a row do not count. As in the parser, only a quotation mark at the start of a
 * value opens a quoted value, which may contain delimiters and line ends.
 */
export function csvSize(text: string, delimiter: string): SheetSize {
  const separator = delimiter.charCodeAt(0)
  const size = { rows: 0, cells: 0 }
  let column = 1
  /** The last column of the row that has content. */
  let filled = 0
  let isStart = true
  let isQuoted = false
  const endRow = () => {
    if (filled > 0) size.rows++
    size.cells += filled
    column = 1
    filled = 0
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (isQuoted) {
      if (sign !== QUOTE) filled = column
      else if (text.charCodeAt(at + 1) === QUOTE) at++
      else isQuoted = false
    } else if (sign === QUOTE && isStart) isQuoted = true
    else if (sign === separator) column++
    else if (sign === CARRIAGE_RETURN || sign === LINE_FEED) endRow()
    else if (sign !== BLANK) filled = column
    isStart = !isQuoted && (sign === separator || sign === CARRIAGE_RETURN || sign === LINE_FEED)
  }
  endRow()
  return size
}
