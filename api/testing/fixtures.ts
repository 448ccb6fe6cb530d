import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SpreadsheetFile } from '../src/files/spreadsheet-reader/sheet.js'

/** Folder of the fixtures. The relative path is the same from `api/testing` and `api/src`. */
const FOLDER = join(__dirname, '../fixtures')

/** The file names of the fixtures. */
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

/** Expected figures of an apprentice. */
export interface Expected {
  resultados_aprobados: number
  total_resultados: number
  porcentaje_tyt: number
}

export function fixture(name: FixtureName): SpreadsheetFile {
  return { name: FIXTURES[name], bytes: readFileSync(join(FOLDER, FIXTURES[name])) }
}

/** Returns the expected figures of every apprentice after the report, by document number. */
export function expectedAfter(name: FixtureName): Record<string, Expected> {
  const all: Record<string, Record<string, Expected>> = JSON.parse(readFileSync(join(FOLDER, 'expected.json'), 'utf8'))
  return all[FIXTURES[name]] ?? {}
}
