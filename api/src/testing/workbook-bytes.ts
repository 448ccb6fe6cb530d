import { firstSteps, stepsOf } from '../workbooks/steps.js'
import type { Worksheet } from '../workbooks/worksheet.js'
import { writeHere } from '../workbooks/write-here.js'

/** The file of these sheets. */
export async function workbookBytes(sheets: Worksheet[]): Promise<Buffer> {
  const { first } = await firstSteps(stepsOf(sheets), Infinity)
  return writeHere(first)
}
