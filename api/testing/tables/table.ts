import type { Field } from '../../src/files/spreadsheet-reader/column-fields.js'

// A table as its author meant it, before a program writes it to a file. Does not use the product's code for reading files.

/** The value of a cell as a user entered it. */
export type Written =
  | string
  | number
  | boolean
  | null
  /** Local date and time, `YYYY-MM-DD HH:MM:SS`: a serial number in a workbook, text elsewhere. */
  | { moment: string; dayOnly?: boolean }
  /** A number whose cell format shows more than its digits. */
  | { number: number; format: string; shown: string }
  | { error: '#N/A' | '#REF!' }
  /** A formula without a calculated result. */
  | { formula: string }
  /** A formula with its result. */
  | { formula: string; result: string }
  /** Text that is written to a CSV unchanged, with its quotation marks and separators. */
  | { raw: string }

export interface TableCell {
  written: Written
  /** The value that must be stored. */
  expectedValue: string | null
  /**
   * `stored`: the value must be stored as meant. `reported`: the value has no meaning, so the answer must report it. `free`:
   * there is no expectation.
   */
  rule: 'stored' | 'reported' | 'free'
}

/** A column with the heading of the file. */
export interface Column {
  /** The field of the column, or a unique name for an added column. */
  field: Field | `added ${number}`
  heading: Written
}

/** A line below the headings. */
export interface Row {
  cells: Map<Column['field'], TableCell>
  /** True if something in the row is wrong, so that the row may be rejected. Other rows must not be rejected. */
  mayBeRejected?: true
  /** Cells of a row without a record: a blank line, a total, a signature, a note beside the table. */
  line?: Written[]
  hidden?: true
  /** Values of the record from elsewhere in the file, or from defaults of missing columns. */
  also?: Record<string, string | null>
  /** An additional value after the last column, only in a CSV. */
  surplus?: string
}

/** A part of the file that the answer of the API must report: one of `rows`, or `column`, or `text`. */
export interface Demand {
  what: string
  /** Rows of which the answer must report one. */
  rows?: Row[]
  /** A column that the answer must report, by heading or letter. */
  column?: Column['field']
  /** A text that the answer must contain. */
  text?: string
}

/** The encoding of a text file. */
export type Encoding = 'utf8' | 'utf8 with a mark' | 'windows-1252' | 'utf16' | 'cp850' | 'utf8 twice' | 'mixed'

/** A table, and how a program writes it to a file. */
export interface Table {
  /** Lines above the heading. */
  above: Written[][]
  columns: Column[]
  rows: Row[]
  expectedProblems: Demand[]
  /** True if the file is damaged, so that it may be rejected. */
  mayBeRejected: boolean
  workbook: {
    date1904: boolean
    /** Whether dates are ISO texts in cells of the type date, as some programs write them. */
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
    /** Whether the file has a first line `sep=;`. */
    names: boolean
    /** Whether a separator follows the last value of each row. */
    trailing: boolean
  }
  /** A file that is imported before this one. */
  earlier?: Table
}

/** Returns a cell whose value must be stored; by default as written. */
export const cell = (written: Written, expectedValue: string | null = textOf(written)): TableCell => ({
  written,
  expectedValue,
  rule: 'stored',
})

/** Returns the text to store for a value that is stored as written. */
export const textOf = (written: Written): string | null =>
  written === null || written === '' ? null : typeof written === 'object' ? null : String(written)

export const dataRows = ({ rows }: Table): Row[] => rows.filter(({ line }) => line === undefined)

/** Returns a table without changes. */
export const newTable = (columns: readonly Column[], rows: Row[], above: Written[][] = []): Table => ({
  above,
  columns: columns.map((column) => ({ ...column })),
  rows,
  expectedProblems: [],
  mayBeRejected: false,
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
