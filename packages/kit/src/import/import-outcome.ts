import type { ImportReport } from '@fichero/contract/imports.schema'

export type ImportOutcome = 'saved' | 'same' | 'would' | 'wouldSame' | 'refused'

/** Returns the kind of result of a report. Without an `id` nothing was applied; the reason is then rejected rows. */
export function importOutcome({ simulado, id, rechazados, registros, aprendices }: ImportReport): ImportOutcome {
  const touched = registros.nuevos + registros.cambiados + (aprendices?.nuevos ?? 0) + (aprendices?.cambiados ?? 0) > 0
  if (simulado) return touched ? 'would' : 'wouldSame'
  if (id === null && rechazados > 0) return 'refused'
  return touched ? 'saved' : 'same'
}
