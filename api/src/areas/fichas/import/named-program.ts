import type { ImportQuery, RowProblem } from '@fichero/contract/imports.schema'
import type { EntityManager } from 'typeorm'
import { fail } from '../../../errors/fail.js'
import type { UploadedReport } from '../../../files/import-records/accept-upload.js'
import type { ApprenticesReport, JudgmentsReport } from '../../../files/spreadsheet-reader/records.js'
import { rowProblem } from '../../../files/spreadsheet-reader/row-problem.js'
import type { Program } from '../../programs/program.entity.js'
import { isProgramName, mayBeSame } from '../../programs/program-names.js'

/**
 * Compares the program name in a Reporte de Aprendices with the chosen program. This report has no program code, and users may
 * name programs as they like. A different name is therefore only a warning, unless it is the name of another stored program
 * (docs/decisions/import-record-matching.md#programs). A judgments report has a code, which `requireProgram` compares.
 */
export async function requireNamedProgram(
  manager: EntityManager,
  { name: archivo, report }: UploadedReport<ApprenticesReport | JudgmentsReport>,
  { nombre_programa: esperado }: Program,
  { forzar }: ImportQuery,
): Promise<RowProblem[]> {
  const recibido = report.kind === 'aprendices' ? report.programa : null
  if (!recibido || mayBeSame(recibido, esperado)) return []
  const fila = report.fila_ficha ?? 1
  if (!forzar && (await isProgramName(manager, recibido)))
    throw fail('program_differs', { archivo, recibido, fila, esperado })
  const location = { fila, columna: 'Ficha de Caracterización', valor: recibido }
  return [rowProblem('program_differs', location, { programa: esperado })]
}
