import { checkCompoundFile } from './compound-file.js'
import { ImportError } from './import-error.js'
import type { SpreadsheetFile } from './sheet.js'
import { textFormat } from './text-format.js'
import { checkZip } from './zip-file.js'

/** `zip` is .xlsx, .xlsm, .xlsb or .ods. */
export type Format = 'xls' | 'zip' | 'html' | 'csv'

const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ZIP = Buffer.from('504b0304', 'hex')

/** Archive formats in which people send reports. */
const ARCHIVES: readonly (readonly [string, Buffer])[] = [
  ['RAR', Buffer.from('526172211a07', 'hex')],
  ['7z', Buffer.from('377abcaf271c', 'hex')],
  ['GZIP', Buffer.from('1f8b08', 'hex')],
]

/**
 * Detects the format from the bytes, not from the name. Rejects files that are not spreadsheets, or are protected,
 * truncated, altered, or too large when unpacked.
 */
export async function guard(file: SpreadsheetFile): Promise<Format> {
  if (beginsWith(file, COMPOUND_FILE)) {
    checkCompoundFile(file)
    return 'xls'
  }
  if (beginsWith(file, ZIP)) {
    await checkZip(file)
    return 'zip'
  }
  const archive = ARCHIVES.find(([, magic]) => file.bytes.subarray(0, magic.length).equals(magic))
  if (archive) throw new ImportError('file_archived', { archivo: file.name, formato: archive[0] })
  return textFormat(file)
}

function beginsWith(file: SpreadsheetFile, magic: Buffer): boolean {
  const start = file.bytes.subarray(0, magic.length)
  if (start.length < magic.length && start.equals(magic.subarray(0, start.length)))
    throw new ImportError('file_damaged', { archivo: file.name })
  return start.equals(magic)
}
