import type { CellValue, SheetHead, Worksheet } from './worksheet.js'

/** An instruction for a writer: begin a sheet, or append rows to it. */
export type Step = { sheet: SheetHead } | { rows: CellValue[][] }

/** Rows of one step. Writing them blocks the event loop for about four milliseconds. */
const BATCH = 50

/** Yields the steps that write these sheets. */
export async function* stepsOf(sheets: Worksheet[]): AsyncGenerator<Step> {
  for (const { rows, ...sheet } of sheets) {
    yield { sheet }
    for await (const page of Array.isArray(rows) ? [rows] : rows)
      for (let first = 0; first < page.length; first += BATCH) yield { rows: page.slice(first, first + BATCH) }
  }
}

/** Takes steps until they have more than `maxRows` rows. `areAll`: whether the generator ended before. */
export async function firstSteps(steps: AsyncGenerator<Step>, maxRows: number) {
  const first: Step[] = []
  let rows = 0
  while (rows <= maxRows) {
    const { done, value } = await steps.next()
    if (done) return { first, areAll: true }
    first.push(value)
    if ('rows' in value) rows += value.rows.length
  }
  return { first, areAll: false }
}
