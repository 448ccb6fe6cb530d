import type { ImportQuery, ImportReport } from '@fichero/contract/imports.schema'
import { lastPossibleDay, today } from '../domain/today.js'
import type { AppError } from '../errors/app-error.js'
import { fail } from '../errors/fail.js'
import type { ApprenticesReport, JudgmentsReport } from '../sheets/records.js'
import type { LastReport } from './last-report.js'

// Reasons to refuse a whole file, checked in this order: ficha, program (`requireProgram`), age, rows. The kind has been
// checked before.

type FichaReport = ApprenticesReport | JudgmentsReport

export function requireFicha(report: FichaReport, archivo: string, { nro_ficha }: { nro_ficha: number }): void {
  if (report.nro_ficha === null || report.nro_ficha === nro_ficha) return
  throw fail('wrong_ficha', {
    archivo,
    recibido: report.nro_ficha,
    fila: report.fila_ficha ?? 1,
    esperado: nro_ficha,
  })
}

/** Refuses a report of a day that has not come, because every real one would be older. */
export function requirePastReport({ fecha_reporte: fecha }: FichaReport, archivo: string): void {
  if (fecha === null || fecha <= lastPossibleDay()) return
  throw fail('report_in_future', { archivo, fecha: formatDay(fecha), hoy: formatDay(today()) })
}

/** Refuses an older report than the last one of either kind, because it would undo newer judgments and states. */
export function ageRefusal(
  report: FichaReport,
  last: LastReport | null,
  query: Pick<ImportQuery, 'forzar'>,
): AppError | null {
  const { fecha_reporte: fecha } = report
  const anterior = last?.fecha_reporte
  if (query.forzar || !fecha || !anterior || fecha >= anterior) return null
  return fail('import_older', { fecha: formatDay(fecha), fecha_anterior: formatDay(anterior) })
}

/**
 * Refuses files with rejected rows, unless the request asked to import the valid ones and there are some. A simulation
 * only reports them.
 */
export function rowsRefusal(summary: ImportReport, accepted: number, query: ImportQuery): AppError | null {
  const [first] = summary.rechazos
  if (!first || query.simular || (query.parcial && accepted > 0)) return null
  const { archivo, rechazados, filas } = summary
  const { fila, columna, motivo } = first
  return fail('rows_rejected', { archivo, rechazados, filas, fila, columna, motivo }, { reporte: summary })
}

export function requireValidRows(summary: ImportReport, accepted: number, query: ImportQuery): void {
  const refusal = rowsRefusal(summary, accepted, query)
  if (refusal) throw refusal
}

/** `2026-11-14` to `14/11/2026`. */
export const formatDay = (day: string) => day.split('-').reverse().join('/')
