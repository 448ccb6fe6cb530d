import { applyEvaluations, importEvaluations } from '@fichero/contract/calls/fichas.calls'
import type { ImportReport } from '@fichero/contract/imports.schema'
import { ApiError, useCallMutation } from '@fichero/kit/api'
import { type Plan, planChoice } from './plan'

export type Applied = { report: ImportReport } | { plan: Plan }

/** Sends a report for simulation, and applies the plan by its id. */
export function useSendReport(nroFicha: number) {
  const upload = useCallMutation(importEvaluations)
  const application = useCallMutation(applyEvaluations)
  const params = { nroFicha }

  async function simulate(file: File, signal?: AbortSignal): Promise<Plan> {
    try {
      const { reporte, plan } = await upload.mutateAsync({ params, file, query: { simular: true }, signal })
      return { file, report: reporte, id: plan?.id, older: undefined, changed: false }
    } catch (error) {
      // The error for an older report carries the plan, for the case that the user overrides it.
      if (!(error instanceof ApiError) || error.code !== 'import_older' || !error.body.reporte) throw error
      return { file, report: error.body.reporte, id: error.body.plan?.id, older: error, changed: false }
    }
  }

  /** Applies the plan shown, or returns a new one if the ficha has changed since. */
  async function apply(shown: Plan): Promise<Applied> {
    const { parcial, forzar } = planChoice(shown)
    const query = { parcial: parcial || undefined, forzar: forzar || undefined }
    if (shown.id === undefined) {
      const { reporte } = await upload.mutateAsync({ params, file: shown.file, query })
      return { report: reporte }
    }
    try {
      const { reporte } = await application.mutateAsync({ params: { ...params, plan: shown.id }, query })
      return { report: reporte }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { code, body } = error
      if (code === 'plan_changed' && body.reporte)
        return { plan: { ...shown, report: body.reporte, id: body.plan?.id, changed: true } }
      if (code !== 'plan_not_found') throw error
    }
    // The plan has expired. Its id is a hash of its changes, so an equal id means that nothing is different.
    const renewed = await simulate(shown.file)
    return renewed.id === shown.id ? apply(renewed) : { plan: { ...renewed, changed: true } }
  }

  return { simulate, apply, sent: application.isPending ? 1 : upload.sent }
}
