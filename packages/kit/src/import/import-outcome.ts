import type { ImportReport } from '@fichero/contract/imports.schema'

export type ImportOutcome = 'saved' | 'same' | 'would' | 'wouldSame' | 'refused'

/** What a report tells. Without an `id` nothing was applied; rejected rows are then the reason. */
export function importOutcome({ simulado, id, rechazados, registros, aprendices }: ImportReport): ImportOutcome {
  const touched = registros.nuevos + registros.cambiados + (aprendices?.nuevos ?? 0) + (aprendices?.cambiados ?? 0) > 0
  if (simulado) return touched ? 'would' : 'wouldSame'
  if (id === null && rechazados > 0) return 'refused'
  return touched ? 'saved' : 'same'
}
