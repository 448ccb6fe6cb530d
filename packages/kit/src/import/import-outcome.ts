import { hasChanges } from '@fichero/contract/import-changes'
import type { ImportReport } from '@fichero/contract/imports.schema'

export type ImportOutcome = 'saved' | 'same' | 'would' | 'wouldSame' | 'refused'

/** Returns the kind of result of a report. Without an `id` nothing was applied; the reason is then rejected rows. */
export function importOutcome(report: ImportReport): ImportOutcome {
  const { simulado, id, rechazados } = report
  const touched = hasChanges(report)
  if (simulado) return touched ? 'would' : 'wouldSame'
  if (id === null && rechazados > 0) return 'refused'
  return touched ? 'saved' : 'same'
}
