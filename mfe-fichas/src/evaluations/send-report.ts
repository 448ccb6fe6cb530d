import { applyEvaluations, importEvaluations } from '@fichero/contract/calls/fichas.calls'
import type { ImportProgress, ImportReport } from '@fichero/contract/imports.schema'
import { ApiError, call } from '@fichero/kit/api'
import { followProgress, newProgressId } from './follow-progress'
import { type Plan, planChoice } from './plan'

/** Errors of a plan that is not what loading would do now: the ficha changed, or the plan is no longer kept. */
const OUTDATED = ['plan_changed', 'plan_not_found']

export type Applied = { report: ImportReport } | { plan: Plan }

interface Listeners {
  /** Gets 0 to 1 while the file is sent. */
  onSent?: (sent: number) => void
  /** Gets what the server does. */
  onProgress?: ((progress: ImportProgress) => void) | undefined
}

/** Sends a report for simulation. */
export async function simulate(
  nroFicha: number,
  { file, said }: Pick<Plan, 'file' | 'said'>,
  { onSent, onProgress }: Listeners = {},
): Promise<Plan> {
  const params = { nroFicha }
  const query = { simular: true, ...said }
  try {
    const { reporte, plan } = await followed(onProgress, (progreso) =>
      call(importEvaluations, { params, file, query: { ...query, progreso }, onProgress: onSent }),
    )
    return { file, said, report: reporte, id: plan?.id, older: undefined, changed: false }
  } catch (error) {
    // The error for an older report carries the plan, for the case that the user overrides it.
    if (!(error instanceof ApiError) || error.code !== 'import_older' || !error.body.reporte) throw error
    return { file, said, report: error.body.reporte, id: error.body.plan?.id, older: error, changed: false }
  }
}

/** Makes a request, and tells what the server does meanwhile. */
async function followed<T>(onProgress: Listeners['onProgress'], send: (progreso: string) => Promise<T>): Promise<T> {
  const id = newProgressId()
  const stop = onProgress && followProgress(id, onProgress)
  return send(id).finally(stop)
}

/** Applies the plan shown, or returns a new one if the ficha has changed since. */
export async function applyPlan(nroFicha: number, shown: Plan, onProgress?: Listeners['onProgress']): Promise<Applied> {
  const params = { nroFicha }
  const { parcial, forzar } = planChoice(shown)
  const { fechas, renombrar } = shown.said
  const query = { parcial: parcial || undefined, forzar: forzar || undefined, renombrar }
  if (shown.id === undefined) {
    const { reporte } = await followed(onProgress, (progreso) =>
      call(importEvaluations, { params, file: shown.file, query: { ...query, fechas, progreso } }),
    )
    return { report: reporte }
  }
  try {
    const plan = shown.id
    const { reporte } = await followed(onProgress, (progreso) =>
      call(applyEvaluations, { params: { ...params, plan }, query: { ...query, progreso } }),
    )
    return { report: reporte }
  } catch (error) {
    if (!(error instanceof ApiError) || !OUTDATED.includes(error.code)) throw error
  }
  // The simulation also says whether a later report was loaded since. A plan's id is a hash of its changes, so an equal
  // id means that nothing is different.
  const renewed = await simulate(nroFicha, shown)
  return renewed.id === shown.id ? applyPlan(nroFicha, renewed, onProgress) : { plan: { ...renewed, changed: true } }
}
