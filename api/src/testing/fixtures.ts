import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { read, utils, write } from '@e965/xlsx'
import type { Cell, SpreadsheetFile } from '../sheets/records.js'

/** The relative path is the same from source and build. */
const FOLDER = join(__dirname, '../../fixtures')

export const FIXTURES = {
  program: 'programa-134577.xls',
  apprentices: 'Reporte de Aprendices Ficha 2888001.xls',
  apprenticesCsv: 'aprendices-2888001.csv',
  apprenticesPlain: 'aprendices-plano.xlsx',
  judgments: 'Reporte de Juicios Evaluativos 2888001.xls',
  /** Six days later: more approvals and one additional person. */
  judgmentsLater: 'Reporte de Juicios Evaluativos 2888001 (1).xls',
  judgmentsV1: 'Reporte de Juicios Evaluativos 2888001 V1.XLS',
  judgmentsXlsx: 'juicios-2888001.xlsx',
  judgmentsExcelCsv: 'juicios-2888001-excel.csv',
  judgmentsSheetsCsv: 'juicios-2888001-sheets.csv',
  judgmentsCsvAsXls: 'juicios-2888001-csv.xls',
  instructors: 'Reporte de Instructores Ficha 2888001.XLS',
} as const

export type FixtureName = keyof typeof FIXTURES

export interface Expected {
  resultados_aprobados: number
  total_resultados: number
  porcentaje_tyt: number
}

export function fixture(name: FixtureName): SpreadsheetFile {
  return { name: FIXTURES[name], bytes: readFileSync(join(FOLDER, FIXTURES[name])) }
}

/** The expected data of every apprentice after the report, by document. */
export function expectedAfter(name: FixtureName): Record<string, Expected> {
  const all: Record<string, Record<string, Expected>> = JSON.parse(readFileSync(join(FOLDER, 'expected.json'), 'utf8'))
  return all[FIXTURES[name]] ?? {}
}

/** A fixture with changed rows. `rows[0]` is row 1. */
export function edited(
  name: FixtureName,
  edit: (rows: Cell[][]) => void,
  bookType: 'biff8' | 'xlsx' = 'biff8',
): SpreadsheetFile {
  const { name: original, bytes } = fixture(name)
  const book = read(bytes, { type: 'buffer' })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (!sheet) throw new Error(`${original} has no sheet`)
  const rows = utils.sheet_to_json<Cell[]>(sheet, { header: 1, defval: null, raw: true })
  edit(rows)
  return spreadsheet(original, rows, bookType)
}

export const spreadsheet = (name: string, rows: Cell[][], bookType: 'biff8' | 'xlsx' = 'biff8') =>
  workbook(name, [['Hoja', rows]], bookType)

/** A file of several sheets. */
export function workbook(
  name: string,
  sheets: [name: string, rows: Cell[][]][],
  bookType: 'biff8' | 'xlsx' | 'xlsm' | 'xlsb' | 'ods' = 'xlsx',
): SpreadsheetFile {
  const book = utils.book_new()
  for (const [title, rows] of sheets) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), title)
  return { name, bytes: write(book, { type: 'buffer', bookType, bookSST: true, compression: true }) }
}

/** The rows of a fixture; `rows[0]` is row 1. */
export function rowsOf(name: FixtureName): Cell[][] {
  let rows: Cell[][] = []
  edited(name, (all) => {
    rows = all.map((row) => [...row])
  })
  return rows
}
