import type { CreateFichaAnswer } from '@fichero/contract/fichas.schema'
import { ApiError, ConnectionError } from '@fichero/kit/api'
import { tellUnsaved } from '@fichero/kit/frame'
import { getSession } from '@fichero/kit/session'
import type { FileKind, Plan, Said } from '../evaluations/plan'
import { applyPlan, simulate } from '../evaluations/send-report'
import { isOver, type Load, type LoadEnd, type LoadStep } from './load'
import { readReport } from './read-report'

/** Whose loads: another user of this tab does not see them. */
export type Owner = number | undefined

const NONE: readonly Load[] = []
const listeners = new Set<() => void>()
/** They belong to no component, so that a load goes on and ends when its screen is left. */
const all = new Map<Owner, readonly Load[]>()
let lastId = 0

// Files on their way and plans, also while another screen is open.
tellUnsaved(() =>
  loadsOf(getSession()?.user.id).flatMap((load) =>
    isOver(load) ? [] : [{ kind: 'file' as const, name: load.file.name }],
  ),
)

export const loadsOf = (owner: Owner): readonly Load[] => all.get(owner) ?? NONE

export function onLoadsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(owner: Owner, loads: readonly Load[]) {
  all.set(owner, loads)
  for (const listener of listeners) listener()
}

const find = (owner: Owner, id: number) => loadsOf(owner).find((one) => one.id === id)

/** A load that was removed meanwhile stays so. */
const changeLoad = (owner: Owner, id: number, changes: Partial<Load>) =>
  change(
    owner,
    loadsOf(owner).map((load) => (load.id === id ? { ...load, ...changes } : load)),
  )

const setStep = (owner: Owner, id: number, step: LoadStep) => changeLoad(owner, id, { step })

const keep = (owner: Owner, isKept: (load: Load) => boolean) => change(owner, loadsOf(owner).filter(isKept))

export const removeLoad = (owner: Owner, id: number) => keep(owner, (load) => load.id !== id)

/** Removes what has ended, for the next files. */
export const removeOver = (owner: Owner) => keep(owner, (load) => !isOver(load))

export const markUndone = (owner: Owner, id: number) => setStep(owner, id, { name: 'undone' })

export const markCreated = (owner: Owner, id: number, answer: CreateFichaAnswer) =>
  finish(owner, id, { name: 'created', answer })

/** What ends goes to the end, so that the list has the order in which things were loaded. */
function finish(owner: Owner, id: number, step: LoadStep) {
  const load = find(owner, id)
  if (load) change(owner, [...loadsOf(owner).filter((one) => one !== load), { ...load, step }])
}

/** Reads files one after the other. Those that name no ficha are of `ficha`, if that is known. */
export async function addLoads(owner: Owner, files: readonly File[], ficha?: number): Promise<void> {
  const added = files.map((file): Load => {
    lastId += 1
    return { id: lastId, file, said: {}, ficha: undefined, kind: undefined, step: { name: 'checking', sent: 0 } }
  })
  change(owner, [...loadsOf(owner), ...added])
  for (const { id } of added) await checkLoad(owner, id, {}, ficha)
}

/**
 * Reads a file, again if it was done before, and plans its load. `said` is added to what the user said of it; `ficha` is
 * where it belongs if it does not say so itself.
 */
export async function checkLoad(owner: Owner, id: number, more: Said = {}, ficha?: number): Promise<void> {
  const load = find(owner, id)
  if (!load) return
  const said = { ...load.said, ...more }
  changeLoad(owner, id, { said, step: { name: 'checking', sent: 0 } })
  try {
    const { file } = load
    // A copy, so that the file applied is the file shown even if it is saved again in between.
    const copy = new File([await file.arrayBuffer()], file.name, { type: file.type })
    changeLoad(owner, id, { file: copy })
    const onSent = (sent: number) => setStep(owner, id, { name: 'checking', sent })
    const found = await place({ ...load, file: copy, said }, ficha, onSent)
    if ('step' in found) return changeLoad(owner, id, found)
    changeLoad(owner, id, found)
    const plan = await simulate(
      found.ficha,
      { file: copy, kind: found.kind, said },
      {
        onSent,
        onProgress: (progress) => setStep(owner, id, { name: 'checking', sent: 1, progress }),
      },
    )
    setStep(owner, id, { name: 'planned', plan })
  } catch (error) {
    setStep(owner, id, { name: 'refused', error })
  }
}

/**
 * Plans a load anew, with what the user says of the plan shown, which stays until then. If more is said meanwhile, only
 * the last plan is shown.
 */
export async function reviseLoad(owner: Owner, id: number, more: Said): Promise<void> {
  const load = find(owner, id)
  if (load?.step.name !== 'planned' || load.ficha === undefined) return
  const said = { ...load.said, ...more }
  const { plan } = load.step
  const end = (step: LoadStep) => {
    if (find(owner, id)?.said === said) setStep(owner, id, step)
  }
  changeLoad(owner, id, { said, step: { name: 'planned', plan, renewing: true } })
  try {
    end({ name: 'planned', plan: await simulate(load.ficha, { ...plan, said }) })
  } catch (error) {
    end({ name: 'refused', error })
  }
}

/** Finds the ficha of a file, or what is to be asked about it. */
async function place(
  { file, said, ficha: known, kind }: Load,
  given: number | undefined,
  onSent: (sent: number) => void,
): Promise<{ ficha: number; kind: FileKind } | Pick<Load, 'ficha' | 'step'>> {
  if (known !== undefined && kind !== undefined) return { ficha: known, kind }
  const says = await readReport({ file, said, given, onSent })
  if (says.nro_ficha === null) return { ficha: undefined, step: { name: 'unnamed' } }
  if (says.existe) return { ficha: says.nro_ficha, kind: says.tipo }
  // It may exist by the time that the file is read again.
  return { ficha: undefined, step: { name: 'new', says } }
}

/** Applies the plan that a load shows. Undefined if it is being applied already, or planned anew. */
export async function applyLoad(owner: Owner, id: number): Promise<LoadEnd | undefined> {
  const load = find(owner, id)
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
    setStep(owner, id, afterRefusal(plan, error))
    return { failed: plan.file, error }
  }
}

/** Plans the others of a ficha anew: they were compared with it as it was before one of them was applied. */
export async function checkOthers(owner: Owner, ficha: number): Promise<void> {
  for (const load of loadsOf(owner))
    if (load.ficha === ficha && load.step.name === 'planned') await checkLoad(owner, load.id)
}

/** Reads the files again that were of no ficha before this one was created. */
export async function checkNew(owner: Owner, ficha: number): Promise<void> {
  for (const { id, step } of loadsOf(owner))
    if (step.name === 'new' && step.says.nro_ficha === ficha) await checkLoad(owner, id)
}

const rejectedRows = (error: unknown) =>
  error instanceof ApiError && error.code === 'rows_rejected' ? error.body.reporte : undefined

/** Returns the next step after a failure to apply: the ficha has changed, or the connection was lost. */
function afterRefusal(plan: Plan, error: unknown): LoadStep {
  if (error instanceof ConnectionError) return { name: 'unknown', plan }
  const report = rejectedRows(error)
  if (report) return { name: 'planned', plan: { ...plan, report } }
  if (error instanceof ApiError && error.code === 'import_older')
    return { name: 'planned', plan: { ...plan, older: error } }
  return { name: 'refused', error }
}
