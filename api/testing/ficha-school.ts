import type { SpreadsheetFile } from '../src/files/spreadsheet-reader/sheet.js'
import { createFicha, fichaData, openFixtureFicha, openSchool, type School } from './school.js'

export interface FichaSchool extends School {
  /** Id of the fixtures' program. */
  program: number
}

/** A school with the fixtures' program and its ficha, before its first judgments report. */
export async function openFichaSchool(...conditions: Parameters<typeof openSchool>): Promise<FichaSchool> {
  const school = await openSchool(...conditions)
  return { ...school, program: await openFixtureFicha(school) }
}

/** Creates another ficha of the same program with the people of a list. */
export const addFicha = (school: FichaSchool, nroFicha: number, people: SpreadsheetFile, data = {}) =>
  createFicha(school, { ...fichaData(school, school.program, nroFicha), ...data }, people)
