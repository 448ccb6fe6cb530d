import type { ImportReport } from '@fichero/contract/imports.schema'

/** What a file would do, as the API's simulation returns it. */
export interface Plan {
  file: File
  report: ImportReport
  /** By which the plan is applied without the file; undefined where the API keeps none. */
  id: string | undefined
  /** The API's refusal where a newer report was loaded before; to go on is to overrule it. */
  older: unknown
  /** Whether the plan stands in for one that was shown before: the ficha has changed since. */
  changed: boolean
}

export interface PlanChoice {
  /** Undefined where no row can be loaded. */
  label: 'apply' | 'applyValid' | 'force' | 'forceValid' | undefined
  parcial: boolean
  forzar: boolean
}

/** The one way on that a plan leaves: as it is, without the rejected rows, over the newer report, or none. */
export function planChoice({ report, older }: Pick<Plan, 'report' | 'older'>): PlanChoice {
  const parcial = report.rechazados > 0
  const forzar = older !== undefined
  if (parcial && report.rechazados >= report.filas) return { label: undefined, parcial, forzar }
  const label = forzar ? (parcial ? 'forceValid' : 'force') : parcial ? 'applyValid' : 'apply'
  return { label, parcial, forzar }
}
