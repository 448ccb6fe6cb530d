import type { DateOrder } from '@fichero/contract/enums'
import type { ImportReport } from '@fichero/contract/imports.schema'

/** What the user said of a file that leaves it open. */
export interface Said {
  /** What comes first in its dates. */
  fechas?: DateOrder
  /** Its people are those with the same document, who get its names. */
  renombrar?: true | undefined
}

/** The result of a simulation. */
export interface Plan {
  file: File
  said: Said
  report: ImportReport
  /** The id to apply the plan without the file; undefined if the API keeps none. */
  id: string | undefined
  /** The API's error if a newer report has been loaded; applying then overrides it. */
  older: unknown
  /** Set if the plan replaces one that was shown before, because the ficha has changed since. */
  changed: boolean
}

export interface PlanChoice {
  /** Undefined if no row can be loaded. */
  label: 'apply' | 'applyValid' | 'force' | 'forceValid' | undefined
  parcial: boolean
  forzar: boolean
}

/**
 * Returns the only possible action for a plan: apply as it is, without the rejected rows, over a newer report, or none.
 */
export function planChoice({ report, older }: Pick<Plan, 'report' | 'older'>): PlanChoice {
  const parcial = report.rechazados > 0
  const forzar = older !== undefined
  if (parcial && report.rechazados >= report.filas) return { label: undefined, parcial, forzar }
  const label = forzar ? (parcial ? 'forceValid' : 'force') : parcial ? 'applyValid' : 'apply'
  return { label, parcial, forzar }
}

/** Whether the user is asked first: approvals are taken back, or a newer report is overridden. */
export const isRisky = ({ report, older }: Pick<Plan, 'report' | 'older'>): boolean =>
  older !== undefined || report.aprobaciones_retiradas > 0
