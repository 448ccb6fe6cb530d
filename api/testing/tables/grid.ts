import type { Row, Table, Written } from './table.js'

/** A table as the lines of a sheet. */
export interface Grid {
  lines: { cells: Written[]; surplus?: string; hidden?: true }[]
  /** Row number of each row in the sheet, from 1. */
  rowNumbers: ReadonlyMap<Row, number>
  heading: number
}

export function gridOf({ above, columns, rows }: Table): Grid {
  const lines: Grid['lines'] = above.map((cells) => ({ cells }))
  const heading = lines.push({ cells: columns.map((column) => column.heading) })
  const rowNumbers = new Map<Row, number>()
  for (const row of rows) {
    const { line, cells, surplus, hidden } = row
    const written = line ?? columns.map(({ field }) => cells.get(field)?.written ?? null)
    const at = lines.push({ cells: written, ...(surplus !== undefined && { surplus }), ...(hidden && { hidden }) })
    rowNumbers.set(row, at)
  }
  return { lines, rowNumbers, heading }
}

const two = (number: number) => String(number).padStart(2, '0')

/** Returns a value as text, as the program that writes the file shows it. */
export function shownText(value: Written, dates: Table['text']['dates']): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'VERDADERO' : 'FALSO'
  if (typeof value !== 'object') return String(value)
  if ('moment' in value) return value.dayOnly ? shownDay(value.moment) : shownMoment(value.moment, dates)
  if ('shown' in value) return value.shown
  if ('error' in value) return value.error
  if ('result' in value) return value.result
  return 'raw' in value ? value.raw : ''
}

const shownDay = (moment: string) => moment.slice(0, 10).split('-').reverse().join('/')

function shownMoment(moment: string, dates: Table['text']['dates']): string {
  const [hours = '', minutes = ''] = moment.slice(11).split(':')
  if (dates === 'iso') return moment
  if (dates === 'sofia') return `${shownDay(moment)} ${hours}.${minutes} a`
  if (dates === 'colon') return `${shownDay(moment)} ${hours}:${minutes}`
  const hour = Number(hours)
  return `${shownDay(moment)} ${hour % 12 || 12}:${minutes}:${two(0)} ${hour < 12 ? 'a' : 'p'}.\u00a0m.`
}
