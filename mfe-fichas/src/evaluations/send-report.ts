import { applyEvaluations, importEvaluations } from '@fichero/contract/calls/fichas.calls'
import type { ImportReport } from '@fichero/contract/imports.schema'
import { ApiError, call } from '@fichero/kit/api'
import { type Plan, planChoice } from './plan'

export type Applied = { report: ImportReport } | { plan: Plan }

/** Sends a report for simulation. `onProgress` gets 0 to 1 while it is sent. */
export async function simulate(nroFicha: number, file: File, onProgress?: (sent: number) => void): Promise<Plan> {
  const params = { nroFicha }
  try {
    const { reporte, plan } = await call(importEvaluations, { params, file, query: { simular: true }, onProgress })
    return { file, report: reporte, id: plan?.id, older: undefined, changed: false }
  } catch (error) {
    // The error for an older report carries the plan, for the case that the user overrides it.
    if (!(error instanceof ApiError) || error.code !== 'import_older' || !error.body.reporte) throw error
    return { file, report: error.body.reporte, id: error.body.plan?.id, older: error, changed: false }
  }
}

/** Applies the plan shown, or returns a new one if the ficha has changed since. */
export async function applyPlan(nroFicha: number, shown: Plan): Promise<Applied> {
  const params = { nroFicha }
  const { parcial, forzar } = planChoice(shown)
  const query = { parcial: parcial || undefined, forzar: forzar || undefined }
  if (shown.id === undefined) {
    const { reporte } = await call(importEvaluations, { params, file: shown.file, query })
    return { report: reporte }
  }
  try {
    const { reporte } = await call(applyEvaluations, { params: { ...params, plan: shown.id }, query })
    return { report: reporte }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { code, body } = error
    if (code === 'plan_changed' && body.reporte)
      return { plan: { ...shown, report: body.reporte, id: body.plan?.id, changed: true } }
    if (code !== 'plan_not_found') throw error
  }
  // The plan has expired. Its id is a hash of its changes, so an equal id means that nothing is different.
  const renewed = await simulate(nroFicha, shown.file)
  return renewed.id === shown.id ? applyPlan(nroFicha, renewed) : { plan: { ...renewed, changed: true } }
}
