/** A value of the spreadsheet. Dates are serial numbers in workbooks and text in CSV files. */
export type Cell = string | number | boolean | null

export interface SpreadsheetFile {
  /** The name of the uploaded file; error messages contain it. */
  name: string
  bytes: Buffer
}

/** A sheet with content. `rows[0]` is the spreadsheet's row 1; empty rows are kept as empty arrays. */
export interface Sheet {
  name: string
  rows: Cell[][]
  /**
   * Index of the first row of the report. If the spreadsheet has several reports one below the other, each is a sheet of its
   * own, in which the rows above it are empty (`reportsIn`).
   */
  start: number
  /** Indexes of the rows and columns that the spreadsheet does not show. */
  hidden: { rows: ReadonlySet<number>; columns: ReadonlySet<number> }
  source: 'workbook' | 'csv'
  /**
   * Serial dates count from 1904 instead of 1900
   * (https://support.microsoft.com/office/e7fe7167-48a9-4b96-bb53-5612a800b487).
   */
  date1904: boolean
  /** Whether the last line of a CSV has no line end. The line may be truncated, but some programs never end the last line. */
  openEnded: boolean
  /** Separator of values. Only in text files. */
  delimiter?: string
}
