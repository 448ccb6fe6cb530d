import type { Batch, BatchReport } from '@fichero/contract/batches.schema'
import { BATCH_REPORT_STATES, type BatchReportState, QUEUED_STATES } from '@fichero/contract/enums'
import { ApiError } from '@fichero/kit/api'
import type { Tone } from '@fichero/kit/table'
import type { Plan } from '../evaluations/load'

/** The colour of a state. */
export const TONES: Record<BatchReportState, Tone> = {
  rechazado: 'red',
  por_decidir: 'orange',
  ficha_nueva: 'orange',
  listo: 'green',
  por_planear: 'neutral',
  por_aplicar: 'neutral',
  por_deshacer: 'neutral',
  aplicado: 'green',
  sin_cambios: 'neutral',
  deshecho: 'neutral',
  cancelado: 'neutral',
}

/** How many reports of a batch are in one of these states. */
export const countIn = ({ reportes }: Pick<Batch, 'reportes'>, ...states: readonly BatchReportState[]): number =>
  states.reduce((sum, state) => sum + (reportes[state] ?? 0), 0)

/** How many reports the batch has. */
export const countAll = (batch: Pick<Batch, 'reportes'>): number => countIn(batch, ...BATCH_REPORT_STATES)

/** How often a screen asks while something is going on, in ms. */
export const EVERY_MS = 1500

/** Whether reports of the batch wait in the queue or run. */
export const isWaiting = (batch: Batch | undefined): boolean =>
  batch !== undefined && countIn(batch, ...QUEUED_STATES) > 0

/** Whether the reports can be imported, if a user chooses them. */
export const canApply = ({ estado }: BatchReport): boolean => estado === 'listo' || estado === 'por_decidir'

/** The error of a report as the API's other errors, so that it is translated after a change of language. */
export const errorOf = ({ error }: BatchReport): ApiError | undefined =>
  error ? new ApiError(409, { ok: false, request_id: '', ...error } as ApiError['body']) : undefined

/** The plan of a report as the plans of single files; undefined without a plan. */
export function planOf(report: BatchReport): Pick<Plan, 'report' | 'older' | 'changed'> | undefined {
  const { reporte, error, cambio, estado } = report
  if (!reporte) return undefined
  const isOlder = error?.code === 'import_older'
  return { report: reporte, older: isOlder ? errorOf(report) : undefined, changed: cambio && estado !== 'aplicado' }
}
