import type { CreateFichaAnswer } from '@fichero/contract/fichas.schema'
import { ApiError, ConnectionError } from '@fichero/kit/api'
import { fileInMemory } from '@fichero/kit/files'
import { tellUnsaved } from '@fichero/kit/frame'
import { getSession } from '@fichero/kit/session'
import {
  type FileAnswers,
  type FileKind,
  isFinished,
  type Load,
  type LoadResult,
  type LoadStep,
  type Plan,
} from '../evaluations/load'
import { applyPlan, readReport, simulate } from '../evaluations/send-report'

/** The id of the user who added the files. Another user who signs in in the same tab does not see the imports. */
export type Owner = number | undefined

const NONE: readonly Load[] = []
const listeners = new Set<() => void>()
/** All imports by user. Stored outside of React, so that an import continues when the user leaves the screen. */
const loadsByOwner = new Map<Owner, readonly Load[]>()
let lastId = 0

// Before the page is closed, the shell warns about unfinished imports, even while another screen is open.
tellUnsaved(() =>
  loadsOf(getSession()?.user.id).flatMap((load) =>
    isFinished(load) ? [] : [{ kind: 'file' as const, name: load.file.name }],
  ),
)

/** Returns the imports of a user. The array only changes when an import changes. */
export const loadsOf = (owner: Owner): readonly Load[] => loadsByOwner.get(owner) ?? NONE

/** Calls `listener` after each change of any import. Returns a function that removes the listener. */
export function onLoadsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Replaces the imports of a user, and notifies the listeners. */
function replaceLoads(owner: Owner, loads: readonly Load[]) {
  loadsByOwner.set(owner, loads)
  for (const listener of listeners) listener()
}

const findLoad = (owner: Owner, id: number) => loadsOf(owner).find((one) => one.id === id)

/** Changes an import, unless the user has removed it meanwhile. */
const changeLoad = (owner: Owner, id: number, changes: Partial<Load>) =>
  replaceLoads(
    owner,
    loadsOf(owner).map((load) => (load.id === id ? { ...load, ...changes } : load)),
  )

const setStep = (owner: Owner, id: number, step: LoadStep) => changeLoad(owner, id, { step })

/** Removes the imports of a user for which `isKept` returns false. */
const keepOnly = (owner: Owner, isKept: (load: Load) => boolean) => replaceLoads(owner, loadsOf(owner).filter(isKept))

/** Removes an import from the screen. A request that is running continues, but its result is ignored. */
export const removeLoad = (owner: Owner, id: number) => keepOnly(owner, (load) => load.id !== id)

/** Removes the finished imports of a user. */
export const removeFinished = (owner: Owner) => keepOnly(owner, (load) => !isFinished(load))

/** Shows an import as undone. */
export const markUndone = (owner: Owner, id: number) => setStep(owner, id, { name: 'undone' })

/** Shows an import as finished after its ficha was created. */
export const markCreated = (owner: Owner, id: number, answer: CreateFichaAnswer) =>
  finish(owner, id, { name: 'created', answer })

/** Moves an import to the end when it finishes, so that finished imports are listed in the order in which they finished. */
function finish(owner: Owner, id: number, step: LoadStep) {
  const load = findLoad(owner, id)
  if (load) replaceLoads(owner, [...loadsOf(owner).filter((other) => other !== load), { ...load, step }])
}

/** Adds files and requests their plans, one after the other. Files that name no ficha are imported into `ficha`. */
export async function addLoads(owner: Owner, files: readonly File[], ficha?: number): Promise<void> {
  const added = files.map((file) => newLoad(file))
  replaceLoads(owner, [...loadsOf(owner), ...added])
  for (const { id } of added) await checkLoad(owner, id, {}, ficha)
}

function newLoad(file: File, reports?: Pick<Load, 'fileAnswers' | 'reports'>): Load {
  lastId += 1
  const step = { name: 'checking', sent: 0 } as const
  return { id: lastId, file, fileAnswers: {}, ficha: undefined, kind: undefined, step, ...reports }
}

/**
 * Sends the file of an import for reading, even if it was read before, and requests a plan. `more` is added to the answers of
 * the user. A file that names no ficha is imported into `ficha`.
 */
export async function checkLoad(owner: Owner, id: number, more: FileAnswers = {}, ficha?: number): Promise<void> {
  const load = findLoad(owner, id)
  if (!load) return
  const fileAnswers = { ...load.fileAnswers, ...more }
  changeLoad(owner, id, { fileAnswers, step: { name: 'checking', sent: 0 } })
  try {
    // Files that another page has handed over were not read yet.
    const file = await fileInMemory(load.file)
    changeLoad(owner, id, { file })
    const onSent = (sent: number) => setStep(owner, id, { name: 'checking', sent })
    const found = await findFicha({ ...load, file, fileAnswers }, ficha, onSent)
    if ('step' in found) return changeLoad(owner, id, found)
    changeLoad(owner, id, found)
    const plan = await simulate(
      found.ficha,
      { file, kind: found.kind, fileAnswers },
      {
        onSent,
        onProgress: (progress) => setStep(owner, id, { name: 'checking', sent: 1, progress }),
      },
    )
    setStep(owner, id, { name: 'planned', plan })
  } catch (error) {
    const total = reportsIn(error)
    if (total > 0) return replaceByReports(owner, id, total)
    setStep(owner, id, { name: 'refused', error })
  }
}

/** A file with more reports is shown as rejected: nobody reviews so many plans. */
const MAX_REPORTS = 50

/** Returns the number of reports in a file that has several ones, according to an error; 0 for any other error. */
function reportsIn(error: unknown): number {
  if (!(error instanceof ApiError) || error.code !== 'several_reports') return 0
  const total = Number(error.body.params?.total)
  return total <= MAX_REPORTS ? total : 0
}

/**
 * Replaces the import of a file with several reports by an import for each report. A report that names no ficha is not
 * imported into the ficha that the user came from, because the others are of other fichas.
 */
async function replaceByReports(owner: Owner, id: number, total: number): Promise<void> {
  const load = findLoad(owner, id)
  if (!load) return
  const { file, fileAnswers } = load
  const added = Array.from({ length: total }, (_, index) =>
    newLoad(file, { fileAnswers: { ...fileAnswers, nroReporte: index + 1 }, reports: total }),
  )
  replaceLoads(
    owner,
    loadsOf(owner).flatMap((other) => (other.id === id ? added : [other])),
  )
  for (const { id: one } of added) await checkLoad(owner, one)
}

/**
 * Requests a new plan with additional answers of the user. The current plan stays visible until the new plan arrives. A plan
 * that arrives after the user has given further answers is ignored.
 */
export async function reviseLoad(owner: Owner, id: number, more: FileAnswers): Promise<void> {
  const load = findLoad(owner, id)
  if (load?.step.name !== 'planned' || load.ficha === undefined) return
  const fileAnswers = { ...load.fileAnswers, ...more }
  const { plan } = load.step
  /** Shows the result, unless the user has given further answers meanwhile. */
  const finishRevision = (step: LoadStep) => {
    if (findLoad(owner, id)?.fileAnswers === fileAnswers) setStep(owner, id, step)
  }
  changeLoad(owner, id, { fileAnswers, step: { name: 'planned', plan, renewing: true } })
  try {
    finishRevision({ name: 'planned', plan: await simulate(load.ficha, { ...plan, fileAnswers }) })
  } catch (error) {
    finishRevision({ name: 'refused', error })
  }
}

/** Finds the ficha of a file. If the file names none, or one that does not exist, returns the next step of the import. */
async function findFicha(
  { file, fileAnswers, ficha: known, kind }: Load,
  nroFicha: number | undefined,
  onSent: (sent: number) => void,
): Promise<{ ficha: number; kind: FileKind } | Pick<Load, 'ficha' | 'step'>> {
  if (known !== undefined && kind !== undefined) return { ficha: known, kind }
  const content = await readReport({ file, fileAnswers, nroFicha, onSent })
  if (content.nro_ficha === null) return { ficha: undefined, step: { name: 'unnamed' } }
  if (content.existe) return { ficha: content.nro_ficha, kind: content.tipo }
  // `ficha` stays undefined, so that a second reading of the file checks again whether the ficha exists.
  return { ficha: undefined, step: { name: 'new', content } }
}

/** Applies the plan of an import. Returns undefined if there is none to apply, or while a new plan is requested. */
export async function applyLoad(owner: Owner, id: number): Promise<LoadResult | undefined> {
  const load = findLoad(owner, id)
  const step = load?.step
  if (load?.ficha === undefined || (step?.name !== 'planned' && step?.name !== 'unknown')) return undefined
  if (step.name === 'planned' && step.renewing) return undefined
  const { plan } = step
  setStep(owner, id, { name: 'applying', plan })
  try {
    const outcome = await applyPlan(load.ficha, plan, (progress) =>
      setStep(owner, id, { name: 'applying', plan, progress }),
    )
    if ('plan' in outcome) {
      setStep(owner, id, { name: 'planned', plan: outcome.plan })
      return { changed: plan.file }
    }
    finish(owner, id, { name: 'done', report: outcome.report })
    return { done: outcome.report }
  } catch (error) {
    setStep(owner, id, stepAfterFailure(plan, error))
    return { failed: plan.file, error }
  }
}

/** Requests new plans for the other imports into a ficha: their plans are outdated once one import was applied. */
export async function checkOthers(owner: Owner, ficha: number): Promise<void> {
  for (const load of loadsOf(owner))
    if (load.ficha === ficha && load.step.name === 'planned') await checkLoad(owner, load.id)
}

/** After a ficha was created, reads the other files again that name this ficha. */
export async function checkNew(owner: Owner, ficha: number): Promise<void> {
  for (const { id, step } of loadsOf(owner))
    if (step.name === 'new' && step.content.nro_ficha === ficha) await checkLoad(owner, id)
}

/** Returns the report in an error about rejected rows; undefined for any other error. */
const rejectedRows = (error: unknown) =>
  error instanceof ApiError && error.code === 'rows_rejected' ? error.body.reporte : undefined

/** Returns the next step of an import whose plan could not be applied. After a lost connection the result is unknown. */
function stepAfterFailure(plan: Plan, error: unknown): LoadStep {
  if (error instanceof ConnectionError) return { name: 'unknown', plan }
  const report = rejectedRows(error)
  if (report) return { name: 'planned', plan: { ...plan, report } }
  if (error instanceof ApiError && error.code === 'import_older')
    return { name: 'planned', plan: { ...plan, older: error } }
  return { name: 'refused', error }
}
