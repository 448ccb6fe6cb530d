import { applyEvaluations, importApprentices, importEvaluations } from '@fichero/contract/calls/fichas.calls'
import type { ImportProgress, ImportReport } from '@fichero/contract/imports.schema'
import { ApiError, call } from '@fichero/kit/api'
import { followProgress, newProgressId } from './follow-progress'
import { decisionsOf, type Plan, planChoice } from './plan'

/** Errors of a plan that is not what loading would do now: the ficha changed, or the plan is no longer kept. */
const OUTDATED = ['plan_changed', 'plan_not_found', 'people_absent', 'report_incomplete']

const CALLS = { juicios: importEvaluations, aprendices: importApprentices }

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
  { file, kind, said }: Pick<Plan, 'file' | 'kind' | 'said'>,
  { onSent, onProgress }: Listeners = {},
): Promise<Plan> {
  const params = { nroFicha }
  const query = { simular: true, ...said }
  try {
    const { reporte, plan } = await followed(onProgress, (progreso) =>
      call(CALLS[kind], { params, file, query: { ...query, progreso }, onProgress: onSent }),
    )
    return { file, kind, said, report: reporte, id: plan?.id, older: undefined, changed: false }
  } catch (error) {
    // The error for an older report carries the plan, for the case that the user overrides it.
    if (!(error instanceof ApiError) || error.code !== 'import_older' || !error.body.reporte) throw error
    return { file, kind, said, report: error.body.reporte, id: error.body.plan?.id, older: error, changed: false }
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
  try {
    return await apply(nroFicha, shown, onProgress)
  } catch (error) {
    if (!(error instanceof ApiError) || !OUTDATED.includes(error.code)) throw error
  }
  // The simulation also says whether a later report was loaded since. A plan's id is a hash of its changes, so an equal
  // id means that nothing is different.
  const renewed = await simulate(nroFicha, shown)
  return shown.id !== undefined && renewed.id === shown.id
    ? apply(nroFicha, renewed, onProgress)
    : { plan: { ...renewed, changed: true } }
}

async function apply(nroFicha: number, shown: Plan, onProgress: Listeners['onProgress']): Promise<Applied> {
  const { id: plan, kind, file, said } = shown
  const { parcial, forzar } = planChoice(shown)
  const query = { parcial: parcial || undefined, forzar: forzar || undefined, ...decisionsOf(shown) }
  const { reporte } = await followed(onProgress, (progreso) =>
    plan === undefined
      ? call(CALLS[kind], { params: { nroFicha }, file, query: { ...query, fechas: said.fechas, progreso } })
      : call(applyEvaluations, { params: { nroFicha, plan }, query: { ...query, progreso } }),
  )
  return { report: reporte }
}
