import type { ImportKind } from '@fichero/contract/enums'
import { cellName } from './cell-names.js'
import { cleanText, codeAndText } from './cells.js'
import { ImportError } from './import-error.js'
import type { Cell, Field, Sheet } from './records.js'

const LINE_END = /\r\n|\n|\r/

/**
 * Refuses a text file in which a value in quotation marks holds the beginning of another row: the marks open in one row
 * and close in a later one, and the people between them would be part of somebody's name. A text with line breaks of its
 * own is none.
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
      const [, ...lines] = cell.split(LINE_END)
      const found = lines.map((line) => codeIn(line.split(delimiter), layout, columns)).find((code) => code !== null)
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

/** The document or code of the row that begins with the values; null if none does. */
function codeIn(values: string[], layout: ImportKind, columns: ReadonlyMap<Field, number>): string | null {
  if (values.length < 2) return null
  const cellIn = (field: Field): Cell => values[columns.get(field) ?? -1] ?? null
  if (layout === 'programa')
    return codeAndText(cellIn('competencia')) && (codeAndText(cellIn('resultado'))?.codigo ?? null)
  const document = cleanText(cellIn('nro_documento')).slice(0, 40)
  return /^\D{0,4}\d[\d. ]{4,}$/.test(document) ? document : null
}
