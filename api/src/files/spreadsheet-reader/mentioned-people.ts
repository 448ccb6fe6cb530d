import { cleanText } from './cells.js'
import type { Field } from './column-fields.js'
import type { MentionedPeople } from './records.js'
import { cellOf, type Table } from './sheet-table.js'

const NAMES: readonly Field[] = ['nombre', 'apellido', 'nombres_y_apellidos', 'apellidos_y_nombres']

/** Letters that people and scanners write for digits. */
const DIGITS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

/**
 * Returns the digits of a document number, to compare numbers of which one has blanks, other signs, or letters in place of
 * digits.
 */
export const documentKey = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[OIL]/g, (letter) => DIGITS[letter] ?? letter)
    .replace(/\D/g, '')

/**
 * Returns what rejected and hidden rows say about their people. These people are in the file, although their rows are not read.
 * @param rows numbers of the rejected rows
 */
export function mentionedPeople(table: Table, rows: ReadonlySet<number>): MentionedPeople {
  const documents = new Set<string>()
  const names = new Set<string>()
  for (const row of [...table.rows.filter(({ fila }) => rows.has(fila)), ...table.leftOut]) {
    documents.add(documentKey(cleanText(cellOf(table, row, 'nro_documento'))))
    names.add(
      NAMES.map((field) => cleanText(cellOf(table, row, field)))
        .filter(Boolean)
        .join(' '),
    )
  }
  for (const found of [documents, names]) found.delete('')
  return { documents: [...documents], names: [...names] }
}
