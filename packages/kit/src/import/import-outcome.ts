import { hasChanges, isRefused } from '@fichero/contract/import-changes'
import type { ImportReport } from '@fichero/contract/imports.schema'

export type ImportOutcome = 'saved' | 'same' | 'would' | 'wouldSame' | 'refused'

/** Returns the kind of result of a report. */
export function importOutcome(report: ImportReport): ImportOutcome {
  const touched = hasChanges(report)
  if (report.simulado) return touched ? 'would' : 'wouldSame'
  if (isRefused(report)) return 'refused'
  return touched ? 'saved' : 'same'
}
