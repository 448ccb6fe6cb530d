import type { ImportKind } from '@fichero/contract/enums'
import { interpretFile, type Wanted } from '../src/files/spreadsheet-reader/interpret.js'
import type { ReportOf } from '../src/files/spreadsheet-reader/records.js'
import type { SpreadsheetFile } from '../src/files/spreadsheet-reader/sheet.js'

/** Reads a spreadsheet in memory, in the process of the test. */
export const readFileOf = async <K extends ImportKind>(
  file: SpreadsheetFile,
  accepts: readonly K[],
  options: Omit<Wanted, 'accepts'> = {},
): Promise<ReportOf<K>> => (await interpretFile(file, { accepts, ...options })) as ReportOf<K>
