import type { DateOrder, ImportKind } from '@fichero/contract/enums'
import { cutText, plainText } from '@fichero/contract/text'
import { Logger } from '@nestjs/common'
import type { z } from 'zod'
import { fail, failFields } from '../errors/fail.js'
import { imports } from '../metrics/registry.js'
import { ImportError } from '../sheets/import-error.js'
import { readReport } from '../sheets/read-report.js'
import type { Report, ReportOf } from '../sheets/records.js'

/** An uploaded file with its contents and the user who sent it. */
export interface UploadedReport<R extends Report = Report> {
  name: string
  sha256: string
  report: R
}

const MAX_FILE_NAME = 255
const logger = new Logger('Imports')

/** `form` is the schema of the form that the file belongs to, if that form says so itself. */
export function requireFile(
  file: Express.Multer.File | undefined,
  form?: z.ZodType,
): asserts file is Express.Multer.File {
  if (!file) throw failFields({ archivo_excel: 'file_required' }, form)
}

/**
 * Validates, reads and interprets the file. `ficha` is the one that it is loaded into; `withRows` adds its rows as the
 * file has them, `fechas` is what a person said of its dates.
 * @throws AppError if the file cannot be used.
 */
export async function readUpload<K extends ImportKind>(
  file: Express.Multer.File,
  accepts: readonly K[],
  options: { ficha?: number | undefined; withRows?: boolean; fechas?: DateOrder | undefined } = {},
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
