import type { Random } from '../../src/operations/demo/random.js'
import type { Change } from './changes.js'
import { type Column, cell, dataRows, type Row, type Table } from './table.js'

const shuffled = <T>(items: readonly T[], random: Random): T[] =>
  items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)

/** Returns a line without a record. */
const lineOf = (line: Row['line']): Row => ({ cells: new Map(), line: line ?? [] })

/** Returns a change of how a text file is written. Other formats cannot be changed so. */
const inText =
  (change: (text: Table['text'], random: Random) => void): Change =>
  (table, { random, format }) => {
    if (format.nature !== 'text') return false
    change(table.text, random)
    return true
  }

/** Headings of added columns, which the reader does not know. */
const ADDED = ['No.', 'Grupo', 'Observación interna', 'Asistió', 'Municipio de residencia']

/** Inserts a column with these values at a random position. */
export function addColumn(table: Table, heading: Column['heading'], random: Random, values: (index: number) => string) {
  const field = `added ${table.columns.length + 10}` as const
  table.columns.splice(random.between(0, table.columns.length), 0, { field, heading })
  dataRows(table).forEach((row, index) => {
    row.cells.set(field, { ...cell(values(index)), rule: 'free' })
  })
  return field
}

/** Changes of the layout that do not change the meaning of the table. */
export const HARMLESS_LAYOUTS: Readonly<Record<string, Change>> = {
  'rows in another order': (table, { random }) => {
    table.rows = shuffled(table.rows, random)
    return table.rows.length > 1
  },
  'columns in another order': (table, { random }) => {
    table.columns = shuffled(table.columns, random)
    return true
  },
  'an added column': (table, { random }) => {
    const heading = random.of(ADDED)
    const column = addColumn(table, heading, random, (index) => `valor ${index}`)
    table.expectedProblems.push({ what: `the column «${heading}» is not read`, column })
    return true
  },
  'blank rows': (table, { random }) => {
    for (let remaining = random.between(1, 3); remaining > 0; remaining--)
      table.rows.splice(random.between(0, table.rows.length), 0, lineOf(random.of([[], [' '], [null, '  ']])))
    return true
  },
  'lines above': (table, { random }) => {
    for (let remaining = random.of([1, 2, 3, 20]); remaining > 0; remaining--)
      table.above.splice(random.between(0, table.above.length), 0, random.of([[], [null], ['SENA']]))
    return true
  },
  'a blank column': (table, { random }) => {
    const field = `added ${table.columns.length + 10}` as const
    const first = random.next() < 0.5
    table.columns.splice(first ? 0 : random.between(0, table.columns.length), 0, { field, heading: null })
    if (first) for (const line of table.above) line.unshift(null)
    return true
  },
  'hidden rows and columns': (table, { random, format, shape }) => {
    if (format.nature !== 'workbook') return false
    // Hidden rows of a list are left out.
    const isList = shape === 'apprentice' || shape === 'user'
    if (!isList) for (const row of table.rows) if (random.next() < 0.4) row.hidden = true
    table.workbook.hiddenColumns = table.columns.map(({ field }) => field).filter(() => random.next() < 0.3)
    return true
  },
  'other sheets': (table, { random, format }) => {
    if (!format.holds.includes('sheets')) return false
    const name = random.of(['Notas', 'Resumen 2026', 'Tabla dinámica'])
    if (table.workbook.sheets.some(([other]) => other === name)) return false
    table.workbook.last = random.next() < 0.5
    table.workbook.sheets.push([
      name,
      [
        ['Ciudad', 'Total'],
        ['Cali', 12],
      ],
    ])
    table.expectedProblems.push({ what: `the sheet «${name}» is not read`, text: name })
    return true
  },
  'a closing line': (table, { random }) => {
    const row = lineOf(random.of([['TOTAL'], ['Firma del instructor: ________'], ['Elaboró: coordinación académica']]))
    row.mayBeRejected = true
    table.rows.push(row)
    table.expectedProblems.push({ what: 'the closing line is not read', rows: [row] })
    return true
  },
  'headings written otherwise': (table, { random }) => {
    for (const column of table.columns) {
      const { heading } = column
      if (typeof heading !== 'string' || column.field.startsWith('added')) continue
      column.heading = random.of([
        heading,
        heading.toUpperCase(),
        heading.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
        heading.replaceAll(' ', '_'),
        ` ${heading.replace(' ', '\n')}:`,
        heading.normalize('NFD'),
      ])
    }
    return true
  },
  'the calendar of 1904': (table, { format }) => {
    table.workbook.date1904 = format.holds.includes('1904')
    return table.workbook.date1904
  },
  'dates as ISO': (table, { format }) => {
    table.workbook.isoDates = format.name === 'xlsx'
    return table.workbook.isoDates
  },
  'another encoding': inText((text, random) => {
    text.encoding = random.of(['utf8 with a mark', 'windows-1252', 'utf16'])
  }),
  'other line ends': inText((text, random) => {
    text.lineEnd = random.of(['\n', '\r'])
  }),
  'everything in quotation marks': inText((text) => {
    text.quoted = 'all'
  }),
  'a separator at the end of each line': inText((text) => {
    text.trailing = true
  }),
  'its separator in the first line': inText((text) => {
    text.names = true
  }),
  'dates written otherwise': (table, { random, format }) => {
    table.text.dates = random.of(['colon', 'iso', 'afternoon'])
    return format.nature !== 'workbook'
  },
}
