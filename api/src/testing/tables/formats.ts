import type { BookType } from '@e965/xlsx'
import type { SpreadsheetFile } from '../../sheets/sheet.js'
import type { Table } from './table.js'
import { textFile, webPage } from './text-files.js'
import { ownWorkbook, workbookFile } from './workbook-files.js'

export interface Format {
  name: string
  /** What can stand in it. */
  nature: 'workbook' | 'text' | 'page'
  /** Whether it holds a formula without its result, a cell with an error, and a day that counts from 1904. */
  holds: readonly ('formulas' | 'errors' | '1904' | 'sheets' | 'numbers')[]
  /** SheetJS writes it, and it is none that people are offered: refusing it is right too. */
  isOdd?: true
  write(table: Table): Buffer | Promise<Buffer>
}

const all = ['formulas', 'errors', '1904', 'sheets', 'numbers'] as const

const book = (type: BookType, ...lacks: readonly string[]): Format => ({
  name: type === 'biff8' ? 'xls' : type,
  nature: 'workbook',
  holds: all.filter((one) => !lacks.includes(one)),
  write: (table) => workbookFile(table, type),
})

/** Some of them lose letters or cells as SheetJS writes them. */
const odd = (type: BookType): Format => ({ ...book(type, ...all), name: `${type} (SheetJS)`, isOdd: true })

const separated = (name: string, separator: ';' | ',' | '\t'): Format => ({
  name,
  nature: 'text',
  holds: ['errors'],
  write: (table) => textFile(table, separator),
})

export const FORMATS: readonly Format[] = [
  book('biff8', 'formulas'),
  book('xlsx'),
  book('xlsm'),
  book('xlsb', 'formulas'),
  book('ods', 'errors', '1904'),
  book('fods', 'errors', '1904'),
  {
    name: 'xlsx of the project',
    nature: 'workbook',
    holds: ['errors'],
    write: ownWorkbook,
  },
  separated('text with ;', ';'),
  separated('text with ,', ','),
  separated('text with tabs', '\t'),
  { name: 'web page', nature: 'page', holds: ['errors'], write: (table) => webPage(table, 'as they are') },
  { name: 'web page in ASCII', nature: 'page', holds: ['errors'], write: (table) => webPage(table, 'by number') },
  {
    name: 'web page with markup',
    nature: 'page',
    holds: ['errors'],
    write: (table) => webPage(table, 'in markup'),
  },
  { ...book('html', ...all), name: 'web page of SheetJS', nature: 'page' },
  ...(['xlml', 'sylk', 'rtf', 'eth', 'prn', 'txt', 'biff2'] satisfies BookType[]).map(odd),
]

const EXTENSIONS: Readonly<Record<string, string>> = { workbook: 'xlsx', text: 'csv', page: 'xls' }

/** The name says nothing of the contents. */
export const fileOf = async (table: Table, format: Format): Promise<SpreadsheetFile> => ({
  name: `tabla.${EXTENSIONS[format.nature]}`,
  bytes: await format.write(table),
})
