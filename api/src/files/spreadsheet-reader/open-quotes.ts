import type { ImportKind } from '@fichero/contract/enums'
import { cutText } from '@fichero/contract/text'
import { cellName } from './cell-names.js'
import { cleanText, codeAndText } from './cells.js'
import type { Field } from './column-fields.js'
import { ImportError } from './import-error.js'
import type { Cell, Sheet } from './sheet.js'

const MAX_SHOWN = 100
const LINE_END = /\r\n|\n|\r/

/**
 * Rejects a text file with a quoted value that contains the beginning of another row: the quotation mark opens in one row
 * and closes in a later row, and the rows between would become part of a name. A text with line breaks is allowed.
 * @throws ImportError `quote_over_rows`
 */
export function checkQuotes(
  { rows, delimiter }: Sheet,
  { columns, fila, layout }: { columns: ReadonlyMap<Field, number>; fila: number; layout: ImportKind },
  archivo: string,
): void {
  if (delimiter === undefined) return
  for (let index = fila; index < rows.length; index++) {
    const row = rows[index]!
    row.forEach((cell, column) => {
      if (typeof cell !== 'string' || !cell.includes(delimiter) || !LINE_END.test(cell)) return
      const [first = '', ...lines] = cell.split(LINE_END)
      // If the mark opens before the code of its row, that code is in the value's first line; other rows are in later lines.
      const rest = [...row.slice(0, column), ...first.split(delimiter)]
      const opensBefore = (columns.get(CODES[layout]) ?? 0) > column
      const found = [...(opensBefore ? [rest] : []), ...lines.map((line) => line.split(delimiter))]
        .map((values) => codeIn(values, layout, columns))
        .find((code) => code !== null)
      if (found === undefined || found === null) return
      throw new ImportError('quote_over_rows', {
        archivo,
        fila: index + 1,
        celda: cellName(index + 1, column),
        lineas: lines.length,
        valor: found,
      })
    })
  }
}

/** The field that identifies a row. */
const CODES: Readonly<Record<ImportKind, Field>> = {
  juicios: 'nro_documento',
  aprendices: 'nro_documento',
  personas: 'nro_documento',
  tyt: 'nro_documento',
  programa: 'resultado',
  instructores: 'nombre',
  pe04: 'ficha',
}

/** Returns the document number or code if the values are the beginning of a row; otherwise null. */
function codeIn(values: Cell[], layout: ImportKind, columns: ReadonlyMap<Field, number>): string | null {
  if (values.length < 2) return null
  const cellIn = (field: Field): Cell => values[columns.get(field) ?? -1] ?? null
  if (layout === 'programa')
    return codeAndText(cellIn('competencia')) && (codeAndText(cellIn('resultado'))?.codigo ?? null)
  const document = cleanText(cellIn('nro_documento')).slice(0, 40)
  return /^\D{0,4}\d[\d. ]{4,}$/.test(document) ? document : null
}

/** A record of a text file, and its original text. */
export interface WrittenRow {
  record: string[]
  raw: string
}

/**
 * Rejects a value that begins with a quotation mark but does not close before the next value or row: the parser keeps the
 * mark. A literal mark at the beginning of a value is doubled in the file.
 * @throws ImportError `quote_over_values`
 */
export function checkQuotesInRows(rows: readonly WrittenRow[], delimiter: string, archivo: string): void {
  rows.forEach(({ record, raw }, index) => {
    // Values are in the order of the text, so a long row is searched only once.
    let from = 0
    const column = record.findIndex((text) => {
      if (!joinsValues(text, delimiter)) return false
      const position = raw.indexOf(`"${text.replaceAll('"', '""')}"`, from)
      from = position + 1
      return position < 0
    })
    if (column < 0) return
    const params = { archivo, celda: cellName(index + 1, column), valor: cutText(cleanText(record[column]), MAX_SHOWN) }
    throw new ImportError('quote_over_values', params)
  })
}

/** Whether the text may contain several values, of one row or more. */
export const joinsValues = (text: string, delimiter: string) =>
  text.startsWith('"') && (text.includes(delimiter) || LINE_END.test(text))
