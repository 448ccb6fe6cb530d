import { hasChanges } from '@fichero/contract/import-changes'
import type { ImportReport, RowProblem } from '@fichero/contract/imports.schema'
import { fullName } from '@fichero/contract/text'
import type { EntityManager } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { requireFicha, requirePastReport, type UploadedReport } from '../../../files/import-records/accept-upload.js'
import type { ScheduledRow } from '../../../files/import-records/import-detail.entity.js'
import { summaryOf } from '../../../files/import-records/import-record.js'
import { type LastReport, lastInstructorsReport } from '../../../files/import-records/last-report.js'
import { headingOf } from '../../../files/spreadsheet-reader/headings.js'
import type { InstructorsReport, ScheduledRecord } from '../../../files/spreadsheet-reader/records.js'
import { rowProblem } from '../../../files/spreadsheet-reader/row-problem.js'
import { textKey } from '../../../files/spreadsheet-reader/same-text.js'
import { today } from '../../../rules/today.js'
import { usersByName } from '../../users/users-by-name.js'
import { requireOwnCentre } from '../assign-centre.js'
import type { FichaTarget } from '../import/ficha-state.js'
import { compareSchedules } from './compare-schedules.js'
import { competenciesByText, matchDesign } from './match-design.js'
import { scheduledRows } from './write-scheduled.js'

/** What a report of instructors would change in a ficha. */
export interface SchedulePlan {
  /** The rows that replace the former ones. */
  rows: ScheduledRow[]
  former: ScheduledRow[]
  /** The last report of instructors. */
  last: LastReport | null
  /** The summary for the API's answer. */
  summary: ImportReport
}

/**
 * Compares a report of instructors with what is stored. Changes nothing.
 * @throws AppError if the report is of another ficha or centre, or has a future date
 */
export async function planScheduled(
  manager: EntityManager,
  actor: Actor,
  { nro_ficha, id_programa_formacion }: FichaTarget,
  upload: UploadedReport<InstructorsReport>,
): Promise<SchedulePlan> {
  const { name, report } = upload
  requireFicha(report, name, { nro_ficha })
  requirePastReport(report, name)
  await requireOwnCentre(manager, actor, report)
  const competencies = await competenciesByText(manager, id_programa_formacion)
  const users = await usersByName(manager, actor)
  const named = report.scheduled.map(({ fila: _, ...record }) => {
    const [user, ...others] = users.get(textKey(fullName(record))) ?? []
    return { ...record, documento: user && others.length === 0 ? user.nro_documento : null }
  })
  const rows: ScheduledRow[] = matchDesign(named, competencies, report.fecha_reporte ?? today())
  const [former, last] = [await scheduledRows(manager, nro_ficha), await lastInstructorsReport(manager, nro_ficha)]
  const { registros, retirados } = compareSchedules(former, rows)
  const summary = summaryOf(upload, {
    nro_ficha,
    simulado: false,
    registros,
    retirados,
    aprendices: null,
    rejected: report.rejected,
    warnings: [...report.warnings, ...unknownCompetencies(report, competencies)],
  })
  const isRepeated = summary.rechazados === 0 && isRepetition(summary, last)
  return { rows, former, last, summary: { ...summary, ...(isRepeated && { repetido: true as const }) } }
}

/** Returns whether a report changes nothing and need not be recorded, because its date is not a newer one either. */
export const isRepetition = (summary: ImportReport, last: LastReport | null): boolean =>
  last !== null &&
  !hasChanges(summary) &&
  (summary.fecha_reporte === null || summary.fecha_reporte === last.fecha_reporte)

/** Returns a warning for each competency that the design of the program does not have, at its first row. */
function unknownCompetencies(
  { scheduled, headings }: InstructorsReport,
  competencies: ReadonlyMap<string, number>,
): RowProblem[] {
  const unknown = new Map<string, ScheduledRecord>()
  for (const record of scheduled) {
    const key = textKey(record.competencia)
    if (!competencies.has(key) && !unknown.has(key)) unknown.set(key, record)
  }
  const columna = headings.competencia ?? headingOf('competencia')
  return Array.from(unknown.values(), ({ fila, competencia: valor }) =>
    rowProblem('competency_not_in_design', { fila, columna, valor }),
  )
}
