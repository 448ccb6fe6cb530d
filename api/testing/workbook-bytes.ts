import { firstSteps, stepsOf } from '../src/files/spreadsheet-writer/steps.js'
import type { Worksheet } from '../src/files/spreadsheet-writer/worksheet.js'
import { writeInProcess } from '../src/files/spreadsheet-writer/write-in-process.js'

/** Writes the sheets to a workbook in the process of the test, and returns the bytes. */
export async function workbookBytes(sheets: Worksheet[]): Promise<Buffer> {
  const { first } = await firstSteps(stepsOf(sheets), Infinity)
  return writeInProcess(first)
}
