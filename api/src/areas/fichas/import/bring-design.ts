import type { RowProblem } from '@fichero/contract/imports.schema'
import type { EntityManager } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import type { UploadedReport } from '../../../files/import-records/accept-upload.js'
import { headingOf } from '../../../files/spreadsheet-reader/headings.js'
import { rowProblem } from '../../../files/spreadsheet-reader/row-problem.js'
import { lockRow } from '../../../records/row-updates/lock-row.js'
import { updateRow } from '../../../records/row-updates/update-row.js'
import { extendDesign } from '../../programs/extend-design.js'
import { Program } from '../../programs/program.entity.js'
import { requireProgram } from '../../programs/require-program.js'
import { matchAgain } from '../scheduled-instructors/match-design.js'
import { type FichaTarget, targetOf } from './ficha-state.js'
import { type FichaImport, type FichaReport, type PlannedImport, planImport } from './plan-import.js'

/** Whether a report can bring the design of the ficha's program, which a PE-04 created without one. */
export const bringsDesign = ({ total_resultados }: FichaTarget, report: FichaReport): boolean =>
  total_resultados === 0 && report.kind === 'juicios'

/** The target of an import, and a warning if the report has brought the design of its program. */
interface DesignedTarget {
  target: FichaTarget
  warnings: RowProblem[]
}

/**
 * Adds the outcomes of a judgments report to a program without a design, and returns the target with them. For other programs
 * and files, returns the target as it is: then the design never changes.
 * @throws AppError if the report is of another program
 */
async function bringDesign(
  manager: EntityManager,
  actor: Actor,
  target: FichaTarget,
  upload: UploadedReport<FichaReport>,
): Promise<DesignedTarget> {
  const { report } = upload
  if (!bringsDesign(target, report) || report.kind !== 'juicios') return { target, warnings: [] }
  await requireProgram(manager, upload, target, 'ficha_other_version')
  const { nro_ficha, id_programa_formacion: id } = target
  const program = await lockRow(manager, Program, { id }, 'program_not_found')
  // Another report has brought the design since.
  if (program.total_resultados > 0) return { target: targetOf(nro_ficha, program), warnings: [] }
  const plan = { added: report.design, competencies: new Map(), outcomes: new Map() }
  const values = await extendDesign(manager, id, plan)
  const updated = await updateRow(manager, program, { actor, accion: 'programs:edit', values })
  await matchAgain(manager, nro_ficha, id)
  const location = { fila: report.design[0]?.fila ?? 1, columna: report.headings.resultado ?? headingOf('resultado') }
  const warning = rowProblem('design_brought', { ...location, valor: '' }, { total: report.design.length })
  return { target: targetOf(nro_ficha, updated), warnings: [warning] }
}

/**
 * Plans an import into an existing ficha, whose row must be locked unless the transaction is rolled back. The report may bring the
 * design of its program.
 * @throws AppError as `planImport`
 */
export async function planInto(
  manager: EntityManager,
  { actor, target, upload, query }: Pick<FichaImport, 'actor' | 'target' | 'upload' | 'query'>,
): Promise<PlannedImport> {
  const designed = await bringDesign(manager, actor, target, upload)
  return planImport(manager, { actor, ...designed, upload, query, creating: false })
}
