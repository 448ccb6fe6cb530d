import { writeDecisions } from '@fichero/contract/absent-decisions'
import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import type { CreateFichaAnswer } from '@fichero/contract/fichas.schema'
import type { FileReading, ImportProgress, ImportReport } from '@fichero/contract/imports.schema'

/** The kind of an imported file: a judgments report, a list of apprentices or a report of instructors. */
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

/** The current step of an import. The card of the import renders the step. */
export type LoadStep =
  /** The file is uploaded, read, and compared with the ficha. */
  | { name: 'checking'; sent: number; progress?: ImportProgress }
  /** The API rejected the file, or the request failed. */
  | { name: 'refused'; error: unknown }
  /** The file does not name its ficha. */
  | { name: 'unnamed' }
  /** The file's ficha does not exist yet, and can be created from the file. */
  | { name: 'new'; content: FichaFileAnswer }
  /** The plan is shown. While `renewing`, a plan for the user's last answers is requested, and `plan` must not be applied. */
  | { name: 'planned'; plan: Plan; renewing?: true }
  | { name: 'applying'; plan: Plan; progress?: ImportProgress }
  /** The connection was lost while the plan was applied, so the result is unknown. */
  | { name: 'unknown'; plan: Plan }
  | { name: 'done'; report: ImportReport }
  /** The file's ficha was created from the file. */
  | { name: 'created'; answer: CreateFichaAnswer }
  | { name: 'undone' }

/** The import of one file into a ficha, called “load” in the code. */
export interface Load {
  id: number
  file: File
  fileAnswers: FileAnswers
  /** The number of reports in the file, if there are several; `fileAnswers.nroReporte` is the one of this import. */
  reports?: number
  /** The number of the ficha, which the file or the user names; undefined until known. */
  ficha: number | undefined
  /** The kind of the file; undefined until the file was read. */
  kind: FileKind | undefined
  step: LoadStep
}

/** The result of applying a plan, for a notification: done, not applied because the plan has changed, or failed. */
export type LoadResult = { done: ImportReport } | { changed: File } | { failed: File; error: unknown }

/** True if nothing would be lost when the page is closed. */
export const isFinished = ({ step: { name } }: Load): boolean => ['refused', 'done', 'created', 'undone'].includes(name)

/** True if the import has a plan that needs no review by the user, or nothing to import. */
export const isHarmless = ({ step }: Load): boolean =>
  step.name === 'planned' &&
  !isRisky(step.plan) &&
  (step.plan.report.repetido === true || planAction(step.plan).label === 'apply')

/** True if the button that applies all harmless plans includes this import. */
export const isReady = (load: Load): boolean =>
  isHarmless(load) && load.step.name === 'planned' && !load.step.renewing && !load.step.plan.report.repetido

/** True while the API reads, plans or applies the import. */
export const isBusy = ({ step }: Load): boolean =>
  step.name === 'checking' || step.name === 'applying' || (step.name === 'planned' && step.renewing === true)

/** True if this screen can undo the import. */
export const isUndoable = ({ step }: Load): boolean =>
  step.name === 'created' || (step.name === 'done' && step.report.id !== null)

/** The order of the steps on the screen: steps with a lower number are first. `rankOf` inserts plans that need a decision as 1. */
const RANKS: Record<LoadStep['name'], number> = {
  refused: 0,
  unknown: 0,
  unnamed: 2,
  new: 2,
  planned: 3,
  checking: 3,
  applying: 3,
  done: 3,
  created: 3,
  undone: 3,
}
const rankOf = ({ step }: Load) => (step.name === 'planned' && needsDecision(step.plan) ? 1 : RANKS[step.name])

/** True for files that look incomplete, even after the user has decided, so that the decision does not move the card. */
const needsDecision = (plan: Plan) => isRisky(plan) || (plan.report.ausentes?.motivo ?? null) !== null

/** Sorts the imports for the screen: those that need a decision of the user are first. */
export const inOrder = (loads: readonly Load[]): Load[] => loads.toSorted((a, b) => rankOf(a) - rankOf(b))

/** Returns the date of the report in a plan; empty without a date or a plan. */
const dateOf = ({ step }: Load) => (step.name === 'planned' ? (step.plan.report.fecha_reporte ?? '') : '')

/** Sorts the imports by the date of the report, oldest first: the API rejects a report that is older than the last import. */
export const byDate = (loads: readonly Load[]): Load[] =>
  loads.toSorted((a, b) => (dateOf(a) < dateOf(b) ? -1 : dateOf(a) > dateOf(b) ? 1 : 0))

/** Returns a text for each absent person in a plan: the document number, and the new number or `null`. */
const absentDecisionsOf = ({ step }: Load): string[] => {
  const people = step.name === 'planned' ? (step.plan.report.ausentes?.personas ?? []) : []
  return people.map(({ nro_documento, documento_nuevo }) => `${nro_documento} ${documento_nuevo}`)
}

/** True if the plan of `now` has a decision about an absent person that the plan of `shown` does not have. */
export function hasNewDecision(now: Load, shown: Load): boolean {
  const shownDecisions = new Set(absentDecisionsOf(shown))
  return absentDecisionsOf(now).some((decision) => !shownDecisions.has(decision))
}
