import { guard } from './guard.js'
import { ImportError } from './import-error.js'
import { interpretSheets, type Wanted } from './interpret.js'
import { readSheets } from './read-sheet.js'
import type { Report } from './records.js'
import type { Sheet, SpreadsheetFile } from './sheet.js'

/**
 * Reads and interprets one file, in this process and without limits.
 * @throws ImportError if the file as a whole cannot be used
 */
export const interpretFile = async (file: SpreadsheetFile, wanted: Wanted): Promise<Report> =>
  interpretSheets(await sheetsOf(file), file.name, wanted)

async function sheetsOf(file: SpreadsheetFile): Promise<Sheet[]> {
  const format = await guard(file)
  try {
    return readSheets(file, format)
  } catch (error) {
    if (error instanceof ImportError) throw error
    throw new ImportError('file_damaged', { archivo: file.name })
  }
}
