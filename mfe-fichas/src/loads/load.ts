import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import type { CreateFichaAnswer } from '@fichero/contract/fichas.schema'
import type { ImportProgress, ImportReport } from '@fichero/contract/imports.schema'
import { type FileKind, isRisky, type Plan, planChoice, type Said } from '../evaluations/plan'

export type LoadStep =
  | { name: 'checking'; sent: number; progress?: ImportProgress }
  | { name: 'refused'; error: unknown }
  /** The file does not say of which ficha it is. */
  | { name: 'unnamed' }
  /** There is no such ficha yet: it can be created with the file. */
  | { name: 'new'; says: FichaFileAnswer }
  /** `renewing`: the plan is made anew, with what the user just said of it, and must not be applied meanwhile. */
  | { name: 'planned'; plan: Plan; renewing?: true }
  | { name: 'applying'; plan: Plan; progress?: ImportProgress }
  /** The connection was lost while applying: the result is unknown. */
  | { name: 'unknown'; plan: Plan }
  | { name: 'done'; report: ImportReport }
  | { name: 'created'; answer: CreateFichaAnswer }
  | { name: 'undone' }

/** One file on its way into a ficha. */
export interface Load {
  id: number
  file: File
  said: Said
  /** The ficha that it says, or that the user said of it; undefined until that is known. */
  ficha: number | undefined
  /** What the file is; undefined until it was read. */
  kind: FileKind | undefined
  step: LoadStep
}

/** How a load ended, for a notification: the user may be on another screen. */
export type LoadEnd = { done: ImportReport } | { changed: File } | { failed: File; error: unknown }

/** Of which nothing would be lost if the page were closed. */
export const isOver = ({ step: { name } }: Load): boolean => ['refused', 'done', 'created', 'undone'].includes(name)

/** A plan at whose changes nobody has to look first. */
export const isHarmless = ({ step }: Load): boolean =>
  step.name === 'planned' && planChoice(step.plan).label === 'apply' && !isRisky(step.plan)

/** What is loaded together with others. */
export const isReady = (load: Load): boolean =>
  isHarmless(load) && !(load.step.name === 'planned' && load.step.renewing)

/** What can be taken back from here. */
export const isUndoable = ({ step }: Load): boolean =>
  step.name === 'created' || (step.name === 'done' && step.report.id !== null)

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
const rankOf = ({ step }: Load) => (step.name === 'planned' && asksFirst(step.plan) ? 1 : RANKS[step.name])

/** A file that looks incomplete keeps its place when somebody has decided about it, so that nothing moves at a press. */
const asksFirst = (plan: Plan) => isRisky(plan) || (plan.report.ausentes?.motivo ?? null) !== null

/** What somebody has to decide about stands first. */
export const inOrder = (loads: readonly Load[]): Load[] => loads.toSorted((a, b) => rankOf(a) - rankOf(b))

const dateOf = ({ step }: Load) => (step.name === 'planned' ? (step.plan.report.fecha_reporte ?? '') : '')

/** Older reports are loaded first, because a newer one refuses them. */
export const byDate = (loads: readonly Load[]): Load[] =>
  loads.toSorted((a, b) => (dateOf(a) < dateOf(b) ? -1 : dateOf(a) > dateOf(b) ? 1 : 0))

const decisionsOf = ({ step }: Load): string[] => {
  const people = step.name === 'planned' ? (step.plan.report.ausentes?.personas ?? []) : []
  return people.map(({ nro_documento, documento_nuevo }) => `${nro_documento} ${documento_nuevo}`)
}

/** Whether a plan that was made anew decides about an absent person as the one shown did not. */
export function decidesOtherwise(now: Load, shown: Load): boolean {
  const known = new Set(decisionsOf(shown))
  return decisionsOf(now).some((decision) => !known.has(decision))
}
