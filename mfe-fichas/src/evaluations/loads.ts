import type { ImportProgress, ImportReport } from '@fichero/contract/imports.schema'
import { ApiError, ConnectionError } from '@fichero/kit/api'
import { tellUnsaved } from '@fichero/kit/frame'
import { getSession } from '@fichero/kit/session'
import type { Plan, Said } from './plan'
import { applyPlan, simulate } from './send-report'

export type LoadStep =
  | { name: 'checking'; sent: number; progress?: ImportProgress }
  | { name: 'refused'; error: unknown }
  | { name: 'planned'; plan: Plan }
  | { name: 'applying'; plan: Plan; progress?: ImportProgress }
  /** The connection was lost while applying: the result is unknown. */
  | { name: 'unknown'; plan: Plan }
  | { name: 'done'; report: ImportReport }

/** One file on its way into a ficha. */
export interface Load {
  id: number
  file: File
  said: Said
  step: LoadStep
}

/** How a load ended, for a notification: the user may be on another screen. */
export type LoadEnd = { done: ImportReport } | { changed: File } | { failed: File; error: unknown }

const NONE: readonly Load[] = []
const listeners = new Set<() => void>()
/** By `loadsKey`. It belongs to no component, so that a load goes on and ends when its screen is left. */
const all = new Map<string, readonly Load[]>()
let lastId = 0

// Files on their way and plans, also on other screens. Another user of this tab does not learn of them.
tellUnsaved(() => {
  const own = [...all].filter(([key]) => key.startsWith(loadsKey(getSession()?.user.id, '')))
  return own.flatMap(([, loads]) =>
    loads.flatMap(({ file, step }) =>
      step.name === 'done' || step.name === 'refused' ? [] : [{ kind: 'file' as const, name: file.name }],
    ),
  )
})

export const loadsKey = (userId: number | undefined, nroFicha: number | '') => `${userId} ${nroFicha}`

export const loadsOf = (key: string): readonly Load[] => all.get(key) ?? NONE

export function onLoadsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(key: string, loads: readonly Load[]) {
  all.set(key, loads)
  for (const listener of listeners) listener()
}

/** A load that was removed meanwhile stays so. */
const changeLoad = (key: string, id: number, changes: Partial<Load>) =>
  change(
    key,
    loadsOf(key).map((load) => (load.id === id ? { ...load, ...changes } : load)),
  )

const setStep = (key: string, id: number, step: LoadStep) => changeLoad(key, id, { step })

export const removeLoad = (key: string, id: number) =>
  change(
    key,
    loadsOf(key).filter((load) => load.id !== id),
  )

/** Removes all but those that are being applied. */
export const removeLoads = (key: string) =>
  change(
    key,
    loadsOf(key).filter(({ step }) => step.name === 'applying'),
  )

/** Simulates files one after the other. */
export async function addLoads(key: string, nroFicha: number, files: File[]): Promise<void> {
  const added = files.map((file): Load => {
    lastId += 1
    return { id: lastId, file, said: {}, step: { name: 'checking', sent: 0 } }
  })
  change(key, [...loadsOf(key), ...added])
  for (const { id } of added) await checkLoad(key, nroFicha, id)
}

/** Simulates a file, again if it was done before. `said` is added to what the user said of it. */
export async function checkLoad(key: string, nroFicha: number, id: number, more: Said = {}): Promise<void> {
  const load = loadsOf(key).find((one) => one.id === id)
  if (!load) return
  const said = { ...load.said, ...more }
  changeLoad(key, id, { said, step: { name: 'checking', sent: 0 } })
  try {
    const { file } = load
    // A copy, so that the file applied is the file shown even if it is saved again in between.
    const copy = new File([await file.arrayBuffer()], file.name, { type: file.type })
    changeLoad(key, id, { file: copy })
    const plan = await simulate(
      nroFicha,
      { file: copy, said },
      {
        onSent: (sent) => setStep(key, id, { name: 'checking', sent }),
        onProgress: (progress) => setStep(key, id, { name: 'checking', sent: 1, progress }),
      },
    )
    setStep(key, id, { name: 'planned', plan })
  } catch (error) {
    setStep(key, id, { name: 'refused', error })
  }
}

/** Applies the plan that a load shows. Undefined if it is being applied already. */
export async function applyLoad(key: string, nroFicha: number, id: number): Promise<LoadEnd | undefined> {
  const load = loadsOf(key).find((one) => one.id === id)
  const step = load?.step
  if (step?.name !== 'planned' && step?.name !== 'unknown') return undefined
  const { plan } = step
  setStep(key, id, { name: 'applying', plan })
  try {
    const outcome = await applyPlan(nroFicha, plan, (progress) =>
      setStep(key, id, { name: 'applying', plan, progress }),
    )
    if ('plan' in outcome) {
      setStep(key, id, { name: 'planned', plan: outcome.plan })
      return { changed: plan.file }
    }
    setStep(key, id, { name: 'done', report: outcome.report })
    return { done: outcome.report }
  } catch (error) {
    setStep(key, id, afterRefusal(plan, error))
    return { failed: plan.file, error }
  }
}

/** Plans the others anew: they were compared with the ficha as it was before one of them was applied. */
export async function checkOthers(key: string, nroFicha: number): Promise<void> {
  for (const { id, step } of loadsOf(key)) if (step.name === 'planned') await checkLoad(key, nroFicha, id)
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
