import { writeDecisions } from '@fichero/contract/absent-decisions'
import type { DateOrder } from '@fichero/contract/enums'
import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import type { ImportReport } from '@fichero/contract/imports.schema'

/** A judgments report or a list of apprentices. */
export type FileKind = FichaFileAnswer['tipo']

/** What the user said of a file that leaves it open. */
export interface Said {
  /** What comes first in its dates. */
  fechas?: DateOrder
  /** Its people are those with the same document, who get its names. */
  renombrar?: true | undefined
  /** What became of enrolled people whom it does not contain, as the API's parameter; undefined leaves it to the API. */
  ausentes?: string | undefined
  /** Its phones and mails replace those that were typed here after its date. */
  contacto?: 'archivo' | undefined
}

/** The result of a simulation. */
export interface Plan {
  file: File
  kind: FileKind
  said: Said
  report: ImportReport
  /** The id to apply the plan without the file; undefined if the API keeps none. */
  id: string | undefined
  /** The API's error if a newer report has been loaded; applying then overrides it. */
  older: unknown
  /** Set if the plan replaces one that was shown before, because the ficha has changed since. */
  changed: boolean
}

/** A report, and what the user said of its file. */
export type Decided = Pick<Plan, 'report' | 'said'>

/** The parameters by which the API makes the same plan again, with the decisions shown, also those that were proposed. */
export const decisionsOf = ({ report: { ausentes }, said: { renombrar, contacto } }: Decided) => ({
  renombrar,
  ausentes: ausentes && writeDecisions(ausentes),
  contacto,
})

export interface PlanChoice {
  /** Undefined if no row can be loaded, or the file is taken as incomplete. */
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
  if (report.ausentes?.incompleto || (parcial && report.rechazados >= report.filas))
    return { label: undefined, parcial, forzar }
  const label = forzar ? (parcial ? 'forceValid' : 'force') : parcial ? 'applyValid' : 'apply'
  return { label, parcial, forzar }
}

/** Whether the user is asked first: approvals are taken back, or a newer report is overridden. */
export const isRisky = ({ report, older }: Pick<Plan, 'report' | 'older'>): boolean =>
  older !== undefined || report.aprobaciones_retiradas > 0
