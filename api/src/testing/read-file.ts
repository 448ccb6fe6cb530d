import type { ImportKind } from '@fichero/contract/enums'
import type { Wanted } from '../sheets/interpret.js'
import { interpretFile } from '../sheets/interpret-file.js'
import type { ReportOf } from '../sheets/records.js'
import type { SpreadsheetFile } from '../sheets/sheet.js'

/** Reads a file that a test has in memory, in the test's own process. */
export const readFileOf = async <K extends ImportKind>(
  file: SpreadsheetFile,
  accepts: readonly K[],
  options: Omit<Wanted, 'accepts'> = {},
): Promise<ReportOf<K>> => (await interpretFile(file, { accepts, ...options })) as ReportOf<K>
