import type { Field } from '../../sheets/fields.js'

// A table as it was meant, before a program writes it. What reads the file in the product is not used to make it.

/** A value as somebody put it into a cell. */
export type Written =
  | string
  | number
  | boolean
  | null
  /** Local date and time, `YYYY-MM-DD HH:MM:SS`: a serial number in a workbook, text elsewhere. */
  | { moment: string; dayOnly?: boolean }
  /** A number of which the cell's format shows more than its digits. */
  | { number: number; format: string; shown: string }
  | { error: '#N/A' | '#REF!' }
  /** A formula that no program has calculated. */
  | { formula: string }
  /** A formula with its result. */
  | { formula: string; result: string }
  /** Text that a CSV has as it is here, quotation marks and separators included. */
  | { raw: string }

export interface TableCell {
  written: Written
  /** What the database shall hold of it. */
  means: string | null
  /**
   * `stored`: it must stand in the database as meant. `told`: nothing can be meant by it, so the answer must name it.
   * `free`: it is stored nowhere.
   */
  rule: 'stored' | 'told' | 'free'
}

export interface Column {
  /** The field in it, or a name of its own for columns that somebody added. */
  field: Field | `added ${number}`
  heading: Written
}

export interface Row {
  cells: Map<Column['field'], TableCell>
  /** Something in it is wrong: it may be refused. Other rows may not. */
  harmed?: true
  /** Stands for no record: a blank line, a total, a signature, a note beside the table. */
  line?: Written[]
  hidden?: true
  /** What the file says of the record elsewhere, or by leaving a column out. */
  also?: Record<string, string | null>
  /** CSV: more values behind the last column. */
  surplus?: string
}

/** Something in the file that the answer must name. */
export interface Demand {
  what: string
  /** One of these rows is named. */
  rows?: Row[]
  /** This column is named, by its heading or its letter. */
  column?: Column['field']
  /** A text that a warning has. */
  text?: string
}

export type Encoding = 'utf8' | 'utf8 with a mark' | 'windows-1252' | 'utf16' | 'cp850' | 'utf8 twice' | 'mixed'

export interface Table {
  /** Lines above the heading. */
  above: Written[][]
  columns: Column[]
  rows: Row[]
  demands: Demand[]
  /** The file as a whole is wrong: it may be refused. */
  harmed: boolean
  workbook: {
    date1904: boolean
    /** Dates as ISO text of the type date, as some programs write them. */
    isoDates: boolean
    hiddenColumns: Column['field'][]
    /** Whether the other sheets come first. */
    last: boolean
    sheets: [name: string, rows: Written[][]][]
  }
  text: {
    encoding: Encoding
    lineEnd: '\r\n' | '\n' | '\r'
    dates: 'sofia' | 'colon' | 'iso' | 'afternoon'
    quoted: 'all' | 'needed'
    /** A first line `sep=;`. */
    names: boolean
    /** A separator behind the last value of each row. */
    trailing: boolean
  }
  /** A report that was loaded into the ficha before. */
  earlier?: Table
}

export const cell = (written: Written, means: string | null = textOf(written)): TableCell => ({
  written,
  means,
  rule: 'stored',
})

/** What is written where nothing else is meant. */
export const textOf = (written: Written): string | null =>
  written === null || written === '' ? null : typeof written === 'object' ? null : String(written)

export const dataRows = ({ rows }: Table): Row[] => rows.filter(({ line }) => line === undefined)

export const newTable = (columns: readonly Column[], rows: Row[], above: Written[][] = []): Table => ({
  above,
  columns: columns.map((column) => ({ ...column })),
  rows,
  demands: [],
  harmed: false,
  workbook: { date1904: false, isoDates: false, hiddenColumns: [], last: false, sheets: [] },
  text: {
    encoding: 'utf8',
    lineEnd: '\r\n',
    dates: 'sofia',
    quoted: 'needed',
    names: false,
    trailing: false,
  },
})

export const rowOf = (cells: Partial<Record<Field, TableCell>>, also: Row['also'] = {}): Row => ({
  cells: new Map(Object.entries(cells)) as Row['cells'],
  also,
})
