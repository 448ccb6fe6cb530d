import { dayText } from '@fichero/contract/day-text'
import type { ImportQuery, ImportReport } from '@fichero/contract/imports.schema'
import type { AppError } from '../../errors/app-error.js'
import { fail } from '../../errors/fail.js'
import { lastPossibleDay, today } from '../../rules/today.js'
import type { ApprenticesReport, JudgmentsReport } from '../spreadsheet-reader/records.js'
import type { LastReport } from './last-report.js'

// Checks that reject a file as a whole, in this order: number of the ficha, program (`requireProgram`, in the programs area),
// age, invalid rows. The kind of the file has been checked before.

type FichaReport = ApprenticesReport | JudgmentsReport

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
