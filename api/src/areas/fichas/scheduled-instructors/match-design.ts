import type { EntityManager } from 'typeorm'
import type { ScheduledRow } from '../../../files/import-records/import-detail.entity.js'
import { lastInstructorsReport, reportDay } from '../../../files/import-records/last-report.js'
import { textKey } from '../../../files/spreadsheet-reader/same-text.js'
import { designOf } from '../../programs/design.js'
import { saveMissingShares } from '../save-missing-shares.js'
import { likelyScheduled } from './likely-scheduled.js'
import { replaceScheduled, scheduledRows } from './write-scheduled.js'

/** Returns the ids of a program's competencies by `textKey` of their text: reports of instructors have no codes. */
export async function competenciesByText(manager: EntityManager, programId: number): Promise<Map<string, number>> {
  const design = await designOf(manager, programId)
  return new Map(design.map((row) => [textKey(row.nombre_competencia), row.id_competencia]))
}

/**
 * Returns the rows of a report with their competencies of the design, and says who probably evaluates each of these.
 * @param day the day of the report
 */
export function matchDesign<Row extends Omit<ScheduledRow, 'id_competencia' | 'evalua'>>(
  rows: readonly Row[],
  competencies: ReadonlyMap<string, number>,
  day: string,
) {
  const matched = rows.map((row) => ({ ...row, id_competencia: competencies.get(textKey(row.competencia)) ?? null }))
  const likely = likelyScheduled(matched, day)
  return matched.map((row) => ({ ...row, evalua: likely.has(row) }))
}

/** Matches the scheduled instructors of a ficha again, after its program or the design of the program has changed. */
export async function matchAgain(manager: EntityManager, nroFicha: number, programId: number): Promise<void> {
  const last = await lastInstructorsReport(manager, nroFicha)
  if (!last) return
  const rows = await scheduledRows(manager, nroFicha)
  const competencies = await competenciesByText(manager, programId)
  await replaceScheduled(manager, nroFicha, matchDesign(rows, competencies, reportDay(last)))
  await saveMissingShares(manager, nroFicha)
}
