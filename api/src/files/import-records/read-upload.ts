import type { ImportKind } from '@fichero/contract/enums'
import type { FileReading } from '@fichero/contract/imports.schema'
import { cutText, plainText } from '@fichero/contract/text'
import { Logger } from '@nestjs/common'
import type { z } from 'zod'
import { fail, failFields } from '../../errors/fail.js'
import { imports } from '../../observability/metrics/registry.js'
import { ImportError } from '../spreadsheet-reader/import-error.js'
import { readReport } from '../spreadsheet-reader/read-report.js'
import type { Report, ReportOf } from '../spreadsheet-reader/records.js'

/** An uploaded file: its name, its hash and the report that was read from it. */
export interface UploadedReport<R extends Report = Report> {
  name: string
  sha256: string
  report: R
}

const MAX_FILE_NAME = 255
const logger = new Logger('Imports')

/** Throws a validation error if the file is missing. `form` is the schema of the form, if it has its own message for this. */
export function requireFile(
  file: Express.Multer.File | undefined,
  form?: z.ZodType,
): asserts file is Express.Multer.File {
  if (!file) throw failFields({ archivo_excel: 'file_required' }, form)
}

/**
 * Validates, reads and interprets a file. Options: `ficha` is the number of the ficha that the file is imported into;
 * `withRows` adds the original rows to the report; the others are what the user chose.
 * @throws AppError if the file cannot be used
 */
export async function readUpload<K extends ImportKind>(
  file: Express.Multer.File,
  accepts: readonly K[],
  options: FileReading & { ficha?: number | undefined; withRows?: boolean } = {},
): Promise<UploadedReport<ReportOf<K>>> {
  const name = cutText(plainText(file.originalname), MAX_FILE_NAME)
  try {
    const { sha256, report } = await readReport({ name, path: file.path, size: file.size }, accepts, options)
    imports.inc({ kind: report.kind, result: 'read' })
    return { name, sha256, report }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    imports.inc({ kind: accepts.join(' '), result: error.code })
    if (error.trouble) logger.error(`A file could not be read: ${error.trouble}`)
    throw fail(error.code, error.params)
  }
}
