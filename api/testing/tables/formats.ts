import type { BookType } from '@e965/xlsx'
import type { SpreadsheetFile } from '../../src/files/spreadsheet-reader/sheet.js'
import type { Table } from './table.js'
import { textFile, webPage } from './text-files.js'
import { projectWorkbook, workbookFile } from './workbook-files.js'

/** A file format in which tables are written. */
export interface Format {
  name: string
  /** Kind of the format. */
  nature: 'workbook' | 'text' | 'page'
  /** Features of the format: formulas without a result, cells with an error, dates that count from 1904, and others. */
  holds: readonly ('formulas' | 'errors' | '1904' | 'sheets' | 'numbers')[]
  /** True for a format that SheetJS writes but Fichero does not offer: rejecting the file is also correct. */
  isOdd?: true
  write(table: Table): Buffer | Promise<Buffer>
}

/** All features of a format. */
const all = ['formulas', 'errors', '1904', 'sheets', 'numbers'] as const

/** Returns the format of a workbook that SheetJS writes. `lacks` are the features that it does not have. */
const book = (type: BookType, ...lacks: readonly string[]): Format => ({
  name: type === 'biff8' ? 'xls' : type,
  nature: 'workbook',
  holds: all.filter((one) => !lacks.includes(one)),
  write: (table) => workbookFile(table, type),
})

/** Returns a format that Fichero does not offer. SheetJS loses letters or cells in some of them. */
const odd = (type: BookType): Format => ({ ...book(type, ...all), name: `${type} (SheetJS)`, isOdd: true })

/** Returns the format of a text file with separators. */
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
    write: projectWorkbook,
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

/** Writes the table to a file whose name does not reveal its contents. */
export const fileOf = async (table: Table, format: Format): Promise<SpreadsheetFile> => ({
  name: `tabla.${EXTENSIONS[format.nature]}`,
  bytes: await format.write(table),
})
