import type { CreateFicha } from '@fichero/contract/fichas.schema'
import type { ImportQuery, RowProblem } from '@fichero/contract/imports.schema'
import { fail } from '../../errors/fail.js'
import { formatDay } from '../../imports/import-rules.js'
import type { UploadedReport } from '../../imports/read-upload.js'
import type { ApprenticesReport, JudgmentsReport } from '../../sheets/records.js'
import { rowProblem } from '../../sheets/row-problem.js'

/** The fields of the form of which a judgments report says something, with its heading. */
const TOLD = [
  ['fechaInicioLectiva', 'fecha_inicio', 'Fecha Inicio'],
  ['fechaFinFicha', 'fecha_fin', 'Fecha Fin'],
] as const

/**
 * Compares the first and last day that the file names with those of the new ficha. Other ones are refused, and a warning
 * where the request accepts them.
 */
export function requireToldDates(
  { name: archivo, report }: UploadedReport<ApprenticesReport | JudgmentsReport>,
  data: CreateFicha,
  { forzar }: ImportQuery,
): RowProblem[] {
  const differing = TOLD.filter(([field, told]) => report[told] !== null && report[told] !== data[field])
  if (differing.length > 0 && !forzar) {
    throw fail('dates_differ', { archivo, inicio: shown(report.fecha_inicio), fin: shown(report.fecha_fin) })
  }
  return differing.map(([field, told, columna]) => {
    const at = { fila: report.fila_ficha ?? 1, columna, valor: shown(report[told]) }
    return rowProblem('dates_differ', at, { fecha: formatDay(data[field]) })
  })
}

const shown = (day: string | null) => (day === null ? '?' : formatDay(day))
