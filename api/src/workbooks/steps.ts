import type { CellValue, SheetHead, Worksheet } from './worksheet.js'

/** What a writer is told, one after the other: that a sheet begins, and some of its rows. */
export type Step = { sheet: SheetHead } | { rows: CellValue[][] }

/** Rows of one step: whoever writes them does nothing else meanwhile, for some four milliseconds. */
const BATCH = 50

export async function* stepsOf(sheets: Worksheet[]): AsyncGenerator<Step> {
  for (const { rows, ...sheet } of sheets) {
    yield { sheet }
    for await (const page of Array.isArray(rows) ? [rows] : rows)
      for (let first = 0; first < page.length; first += BATCH) yield { rows: page.slice(first, first + BATCH) }
  }
}

/** Takes steps until they have more than some rows. They are all of them if the generator is done then. */
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
