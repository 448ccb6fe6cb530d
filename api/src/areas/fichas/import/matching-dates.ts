import { dayText } from '@fichero/contract/day-text'
import type { CreateFicha } from '@fichero/contract/fichas.schema'
import type { ImportQuery, RowProblem } from '@fichero/contract/imports.schema'
import { fail } from '../../../errors/fail.js'
import type { UploadedReport } from '../../../files/import-records/accept-upload.js'
import type { ApprenticesReport, JudgmentsReport } from '../../../files/spreadsheet-reader/records.js'
import { rowProblem } from '../../../files/spreadsheet-reader/row-problem.js'

/** Each line: a date field of the form, the field of the report with the same date, and the heading in the report. */
const DATES = [
  ['fechaInicioLectiva', 'fecha_inicio', 'Fecha Inicio'],
  ['fechaFinFicha', 'fecha_fin', 'Fecha Fin'],
] as const

/**
 * Compares the first and last day of the file with the dates of the new ficha. Throws if a date differs; with `forzar`, returns
 * warnings instead.
 */
export function requireMatchingDates(
  { name: archivo, report }: UploadedReport<ApprenticesReport | JudgmentsReport>,
  data: CreateFicha,
  { forzar }: ImportQuery,
): RowProblem[] {
  const differing = DATES.filter(([field, reported]) => report[reported] !== null && report[reported] !== data[field])
  if (differing.length > 0 && !forzar) {
    throw fail('dates_differ', { archivo, inicio: shown(report.fecha_inicio), fin: shown(report.fecha_fin) })
  }
  return differing.map(([field, reported, columna]) => {
    const location = { fila: report.fila_ficha ?? 1, columna, valor: shown(report[reported]) }
    return rowProblem('dates_differ', location, { fecha: dayText(data[field], 'es') })
  })
}

/** Returns a day as text in Spanish; `?` for a missing day. */
const shown = (day: string | null) => (day === null ? '?' : dayText(day, 'es'))
