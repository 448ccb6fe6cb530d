import { dayText } from '@fichero/contract/day-text'
import type { ImportKind } from '@fichero/contract/enums'
import type { FileReading, ImportQuery, ImportReport } from '@fichero/contract/imports.schema'
import { cutText, plainText } from '@fichero/contract/text'
import { Logger } from '@nestjs/common'
import type { z } from 'zod'
import type { AppError } from '../../errors/app-error.js'
import { fail, failFields } from '../../errors/fail.js'
import { imports } from '../../observability/metrics/registry.js'
import { lastPossibleDay, today } from '../../rules/today.js'
import { ImportError } from '../spreadsheet-reader/import-error.js'
import { readReport } from '../spreadsheet-reader/read-report.js'
import type { Report, ReportOf } from '../spreadsheet-reader/records.js'
import type { LastReport } from './last-report.js'

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

// Checks that reject a file as a whole after it was read, in this order: number of the ficha, program (`requireProgram`, in the
// programs area), age, invalid rows. `readUpload` has checked the kind of the file.

type FichaReport = Pick<Report, 'nro_ficha' | 'fila_ficha' | 'fecha_reporte'>

/** Rejects a file of another ficha. A file without the number of a ficha is accepted. */
export function requireFicha(report: FichaReport, archivo: string, { nro_ficha }: { nro_ficha: number }): void {
  if (report.nro_ficha === null || report.nro_ficha === nro_ficha) return
  throw fail('wrong_ficha', {
    archivo,
    recibido: report.nro_ficha,
    fila: report.fila_ficha ?? 1,
    esperado: nro_ficha,
  })
}

/** Rejects a report with a future date: until that day, every newer report would be rejected as older. */
export function requirePastReport({ fecha_reporte: fecha }: FichaReport, archivo: string): void {
  if (fecha === null || fecha <= lastPossibleDay()) return
  throw fail('report_in_future', { archivo, fecha: dayText(fecha, 'es'), hoy: dayText(today(), 'es') })
}

/**
 * Returns the error for a report that is older than the last imported report of the ficha; null if the report is accepted. An
 * older report would overwrite newer judgments and states.
 */
export function ageRefusal(
  report: FichaReport,
  last: LastReport | null,
  query: Pick<ImportQuery, 'forzar'>,
): AppError | null {
  const { fecha_reporte: fecha } = report
  const anterior = last?.fecha_reporte
  if (query.forzar || !fecha || !anterior || fecha >= anterior) return null
  return fail('import_older', { fecha: dayText(fecha, 'es'), fecha_anterior: dayText(anterior, 'es') })
}

/**
 * Returns the error for a file with rejected rows; null if the file is accepted. It is accepted if the request asks to import
 * only the valid rows and the file has valid rows, and in a dry run, which only reports the rejected rows.
 */
export function rowsRefusal(summary: ImportReport, accepted: number, query: ImportQuery): AppError | null {
  const [first] = summary.rechazos
  if (!first || query.simular || (query.parcial && accepted > 0)) return null
  const { archivo, rechazados, filas } = summary
  const { fila, columna, motivo } = first
  return fail('rows_rejected', { archivo, rechazados, filas, fila, columna, motivo }, { reporte: summary })
}

/** Throws the error that `rowsRefusal` returns. */
export function requireValidRows(summary: ImportReport, accepted: number, query: ImportQuery): void {
  const error = rowsRefusal(summary, accepted, query)
  if (error) throw error
}
