import type { ImportQuery, RowProblem } from '@fichero/contract/imports.schema'
import type { EntityManager } from 'typeorm'
import { fail } from '../../errors/fail.js'
import type { UploadedReport } from '../../imports/read-upload.js'
import type { Program } from '../../programs/program.entity.js'
import { isProgramName, mayBeSame } from '../../programs/program-names.js'
import type { ApprenticesReport, JudgmentsReport } from '../../sheets/records.js'
import { rowProblem } from '../../sheets/row-problem.js'

/**
 * Compares the program that a Reporte de Aprendices names with the chosen one. It has no code, and a program here may
 * bear any name: another one is a warning, and refused only if it is a program that we know
 * (docs/decisions/a-name-alone-does-not-refuse.md). A judgments report has the code, which `requireProgram` compares.
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
  const at = { fila, columna: 'Ficha de Caracterización', valor: recibido }
  return [rowProblem('program_differs', at, { programa: esperado })]
}
