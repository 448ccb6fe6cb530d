import type { ImportReport } from '@fichero/contract/imports.schema'
import { ApiError, ConnectionError } from '@fichero/kit/api'
import { useRef, useState } from 'react'
import type { Plan } from './plan'
import { useSendReport } from './use-send-report'

export type UploadStep =
  | { name: 'choose'; error?: unknown; file: File | null }
  | { name: 'checking'; file: File }
  | { name: 'planned'; plan: Plan }
  | { name: 'applying'; plan: Plan }
  /** The connection was lost while applying: the result is unknown. */
  | { name: 'unknown'; plan: Plan }
  | { name: 'done'; report: ImportReport }

const START: UploadStep = { name: 'choose', file: null }

/** Choosing a file simulates it at once; a single button applies the plan shown. */
export function useEvaluationsUpload(nroFicha: number) {
  const { simulate, apply: send, sent } = useSendReport(nroFicha)
  const [step, setStep] = useState<UploadStep>(START)
  const checking = useRef<AbortController>(undefined)
  const applying = useRef(false)

  async function check(file: File, signal: AbortSignal): Promise<Plan> {
    // A copy, so that the file applied is the file shown even if it is saved again in between.
    return simulate(new File([await file.arrayBuffer()], file.name, { type: file.type }), signal)
  }

  async function choose(file: File | null) {
    checking.current?.abort()
    if (!file) return setStep(START)
    const controller = new AbortController()
    checking.current = controller
    setStep({ name: 'checking', file })
    try {
      const plan = await check(file, controller.signal)
      if (!controller.signal.aborted) setStep({ name: 'planned', plan })
    } catch (error) {
      if (!controller.signal.aborted) setStep({ name: 'choose', error, file })
    }
  }

  async function apply(plan: Plan) {
    if (applying.current) return
    applying.current = true
    setStep({ name: 'applying', plan })
    try {
      const outcome = await send(plan)
      setStep('plan' in outcome ? { name: 'planned', plan: outcome.plan } : { name: 'done', report: outcome.report })
    } catch (error) {
      setStep(afterRefusal(plan, error))
    } finally {
      applying.current = false
    }
  }

  return { step, sent, choose, apply, restart: () => choose(null) }
}

const rejectedRows = (error: unknown) =>
  error instanceof ApiError && error.code === 'rows_rejected' ? error.body.reporte : undefined

/** Returns the next step after a failure to apply: the ficha has changed, or the connection was lost. */
function afterRefusal(plan: Plan, error: unknown): UploadStep {
  if (error instanceof ConnectionError) return { name: 'unknown', plan }
  const report = rejectedRows(error)
  if (report) return { name: 'planned', plan: { ...plan, report } }
  if (error instanceof ApiError && error.code === 'import_older')
    return { name: 'planned', plan: { ...plan, older: error } }
  return { name: 'choose', error, file: plan.file }
}
