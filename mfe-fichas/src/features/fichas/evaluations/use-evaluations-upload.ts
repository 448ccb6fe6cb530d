import type { ImportReport } from '@fichero/contract/imports.schema'
import { ApiError, ConnectionError } from '@fichero/kit/api'
import { useRef, useState } from 'react'
import { useImportEvaluations } from '../api/import-evaluations'
import { type Plan, planChoice } from './plan'

export type UploadStep =
  | { name: 'choose'; error?: unknown; file: File | null }
  | { name: 'checking'; file: File }
  | { name: 'planned'; plan: Plan }
  | { name: 'applying'; plan: Plan }
  /** The connection was lost while applying: nobody here knows whether it was. */
  | { name: 'unknown'; plan: Plan }
  | { name: 'done'; report: ImportReport }

const START: UploadStep = { name: 'choose', file: null }

/** Choosing a file simulates it at once; one button applies what was shown. */
export function useEvaluationsUpload(nroFicha: number) {
  const { mutateAsync } = useImportEvaluations()
  const [step, setStep] = useState<UploadStep>(START)
  const [sent, setSent] = useState(0)
  const checking = useRef<AbortController>(undefined)
  const applying = useRef(false)

  async function simulate(file: File, signal: AbortSignal, forzar = false) {
    setSent(0)
    try {
      return (await mutateAsync({ nroFicha, file, simular: true, forzar, onProgress: setSent, signal })).reporte
    } catch (error) {
      const report = rejectedRows(error)
      if (report) return report
      throw error
    }
  }

  async function check(file: File, signal: AbortSignal): Promise<Plan> {
    // A copy, so that what is applied is what was shown even if the file is saved again meanwhile.
    const copy = new File([await file.arrayBuffer()], file.name, { type: file.type })
    try {
      return { file: copy, report: await simulate(copy, signal), older: undefined }
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'import_older') throw error
      return { file: copy, report: await simulate(copy, signal, true), older: error }
    }
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
    setSent(0)
    setStep({ name: 'applying', plan })
    const { parcial, forzar } = planChoice(plan)
    try {
      const { reporte } = await mutateAsync({ nroFicha, file: plan.file, parcial, forzar, onProgress: setSent })
      setStep({ name: 'done', report: reporte })
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

/** Something changed between showing the plan and applying it, or the connection was lost. */
function afterRefusal(plan: Plan, error: unknown): UploadStep {
  if (error instanceof ConnectionError) return { name: 'unknown', plan }
  const report = rejectedRows(error)
  if (report) return { name: 'planned', plan: { ...plan, report } }
  if (error instanceof ApiError && error.code === 'import_older')
    return { name: 'planned', plan: { ...plan, older: error } }
  return { name: 'choose', error, file: plan.file }
}
