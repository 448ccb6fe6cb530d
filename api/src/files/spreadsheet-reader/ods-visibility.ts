import { CFB } from '@e965/xlsx'

/** Hidden rows or columns that follow each other, by index; `end` is the first that is visible. */
interface Run {
  start: number
  end: number
}

/** The hidden rows and columns of a sheet. */
interface HiddenRuns {
  rows: Run[]
  columns: Run[]
}

/** The part of an .ods with the sheets. */
const CONTENT = '/content.xml'
const TAG = /<(?:\w+:)?(table|table-row|table-column)(?=[\s/>])([^<>]*)>/g
const REPEATED = /number-(?:rows|columns)-repeated=["'](\d+)/
/** Hidden by hand, or by a filter. */
const HIDDEN = /visibility=["'](?:collapse|filter)/

/** Returns what is hidden in each sheet of an .ods, which the parser does not read; nothing for any other workbook. */
export function hiddenInOds(bytes: Buffer): HiddenRuns[] {
  // The names of a workbook's parts are not compressed.
  if (!bytes.includes(CONTENT.slice(1))) return []
  const content = CFB.find(CFB.read(bytes, { type: 'buffer' }), CONTENT)?.content as Buffer | undefined
  const sheets: HiddenRuns[] = []
  let next = { rows: 0, columns: 0 }
  for (const [, name, attributes = ''] of content?.toString('latin1').matchAll(TAG) ?? []) {
    if (name === 'table') {
      sheets.push({ rows: [], columns: [] })
      next = { rows: 0, columns: 0 }
      continue
    }
    const kind = name === 'table-row' ? 'rows' : 'columns'
    const start = next[kind]
    next[kind] += Number(REPEATED.exec(attributes)?.[1] ?? 1)
    if (HIDDEN.test(attributes)) sheets.at(-1)?.[kind].push({ start, end: next[kind] })
  }
  return sheets
}

/** Returns the indexes in runs, up to a length: a file may hide a million empty rows. */
export function indexesIn(runs: readonly Run[], length: number): ReadonlySet<number> {
  const indexes = new Set<number>()
  for (const { start, end } of runs) for (let index = start; index < Math.min(end, length); index++) indexes.add(index)
  return indexes
}
