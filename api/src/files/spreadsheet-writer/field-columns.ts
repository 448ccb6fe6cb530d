import { CELL_FORMATS } from '@fichero/contract/day-text'
import type { Language } from '@fichero/contract/enums'
import { type Columns, columnsOf, type Field, type Fields } from '@fichero/contract/fields'
import { TEXTS } from '@fichero/contract/texts'
import type { ColumnOf } from './sheet-of.js'
import type { CellValue } from './worksheet.js'

const wordsIn = (language: Language) => {
  const { field: label, value } = TEXTS[language].audit
  return { label, value, dates: CELL_FORMATS[language] }
}

/**
 * Headings and words of fields, the same as in the audit log: document types stay codes, so that an exported workbook can be
 * imported again.
 */
export const FIELD_WORDS = { es: wordsIn('es'), en: wordsIn('en') }
export type FieldWords = (typeof FIELD_WORDS)[Language]

/** Returns the columns of a sheet for a table of fields. A missing value is an empty cell. */
export function fieldColumns<T extends Fields>(
  fields: T,
  { label, value: words, dates }: FieldWords,
  columns: readonly (keyof T & string)[] = columnsOf(fields),
): ColumnOf<Columns<T>>[] {
  const [labels, texts] = [label as Record<string, string>, words as Record<string, Record<string, string> | undefined>]
  return columns.map((column) => {
    const field = fields[column] as Field
    const heading = labels[column] ?? column
    return {
      heading,
      width: Math.max(heading.length + 2, widthOf(field)),
      format: field.kind === 'day' ? dates.day : undefined,
      value: (row) => cellOf(field.kind, row[column] ?? null, texts[column]),
    }
  })
}

const widthOf = (field: Field) => (field.kind !== 'text' ? 12 : field.max > 100 ? 40 : 24)

function cellOf(kind: Field['kind'], stored: string | number | null, words: Record<string, string> = {}): CellValue {
  if (stored === null) return null
  if (kind === 'day') return new Date(stored)
  return words[stored] ?? stored
}

/** Returns a row of each column for one item: heading and value. */
export const factsOfRow = <Row>(columns: ColumnOf<Row>[], row: Row): [name: string, value: CellValue][] =>
  columns.map(({ heading, value }) => [heading, value(row)])
