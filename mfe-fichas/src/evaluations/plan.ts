import { writeDecisions } from '@fichero/contract/absent-decisions'
import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import type { FileReading, ImportReport } from '@fichero/contract/imports.schema'

/** The kind of an imported file: a judgments report or a list of apprentices. */
export type FileKind = FichaFileAnswer['tipo']

/** The user's answers to questions about a file, as parameters of the API. */
export interface FileAnswers extends FileReading {
  /** Confirms that people who have another name than in the file are the same people, and renames them. */
  renombrar?: true | undefined
  /** Decisions about enrolled people whom the file does not contain. If undefined, the API proposes them. */
  ausentes?: string | undefined
  /** Replaces phones and mails with the data of the file, even if users typed them after the file's date. */
  contacto?: 'archivo' | undefined
}

/** The result of a dry run of an import: what the import would change. */
export interface Plan {
  file: File
  kind: FileKind
  fileAnswers: FileAnswers
  report: ImportReport
  /** The id by which the API applies the stored plan without the file; undefined if the API did not store the plan. */
  id: string | undefined
  /** The API's error if a newer report was imported before. The plan can be applied, and then overrides the newer report. */
  older: unknown
  /** True if the plan replaces a plan that the user has seen, because the ficha has changed meanwhile. */
  changed: boolean
}

/** The API's report about a file, and the user's answers about the file. */
export type AnsweredReport = Pick<Plan, 'report' | 'fileAnswers'>

/** Returns the parameters with which the API makes the same plan again: all visible decisions, including proposals. */
export const decisionsOf = ({ report: { ausentes }, fileAnswers: { renombrar, contacto } }: AnsweredReport) => ({
  renombrar,
  ausentes: ausentes && writeDecisions(ausentes),
  contacto,
})

/** The action that a plan allows: a label for the button, and the parameters of the request. */
export interface PlanAction {
  /** Undefined if all rows are rejected, if the file counts as incomplete, or if there is nothing to import. */
  label: 'apply' | 'applyValid' | 'force' | 'forceValid' | undefined
  parcial: boolean
  forzar: boolean
}

/**
 * Returns the only possible action for a plan: import all rows, import the valid rows only, override a newer report with all
 * or the valid rows, or none.
 */
export function planAction({ report, older }: Pick<Plan, 'report' | 'older'>): PlanAction {
  const parcial = report.rechazados > 0
  const forzar = older !== undefined
  if (report.repetido || report.ausentes?.incompleto || (parcial && report.rechazados >= report.filas))
    return { label: undefined, parcial, forzar }
  const label = forzar ? (parcial ? 'forceValid' : 'force') : parcial ? 'applyValid' : 'apply'
  return { label, parcial, forzar }
}

/** True if the user must confirm the plan, because it withdraws approvals or overrides a newer report. */
export const isRisky = ({ report, older }: Pick<Plan, 'report' | 'older'>): boolean =>
  older !== undefined || report.aprobaciones_retiradas > 0
