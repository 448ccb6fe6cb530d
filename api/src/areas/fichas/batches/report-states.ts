import type { BatchReportState } from '@fichero/contract/enums'
import type { ImportReport } from '@fichero/contract/imports.schema'
import { AppError } from '../../../errors/app-error.js'
import type { BatchReport } from './batch-report.entity.js'

/** The columns of a report that a step in the queue writes. */
export type Outcome = Pick<BatchReport, 'estado'> & Partial<BatchReport>

/** A row that waits for nobody. */
export const NOT_QUEUED = {
  en_cola: null,
  nodo: null,
  reservado_hasta: null,
  intentos: 0,
} satisfies Partial<BatchReport>

/** The columns of a row that waits to be claimed from now on. */
export const queued = (estado: BatchReportState, en_cola: Date) => ({ ...NOT_QUEUED, estado, en_cola, cambio: false })

/** Splits a summary into what lists show and the parts that only the report's own page shows. */
export function split({
  rechazos,
  avisos,
  ausentes,
  ...counts
}: ImportReport): Pick<BatchReport, 'resumen' | 'detalle'> {
  return { resumen: { ...counts, rechazos: [], avisos: [] }, detalle: { rechazos, avisos, ausentes } }
}

/** Returns the state of a report after it was planned. `refusal` says why it cannot be imported without a decision. */
export function plannedOutcome(summary: ImportReport, refusal: AppError | null): Outcome {
  const estado = stateOf(summary, refusal)
  return { estado, error: refusal && errorOf(refusal), ...split(summary), ...withoutReport(estado) }
}

/** Nobody plans these reports again, so their content, which has people's contact data, is no longer needed. */
const withoutReport = (estado: BatchReportState) =>
  estado === 'rechazado' || estado === 'sin_cambios' ? { contenido: null } : {}

function stateOf(summary: ImportReport, refusal: AppError | null): BatchReportState {
  if (summary.repetido) return 'sin_cambios'
  const isUseless = summary.rechazados > 0 && summary.rechazados >= summary.filas
  if (summary.ausentes?.incompleto || isUseless) return 'rechazado'
  return decidedBy(summary, refusal)
}

/** A plan without a question can be applied together with others. */
const decidedBy = ({ aprobaciones_retiradas }: ImportReport, refusal: object | null): BatchReportState =>
  refusal || aprobaciones_retiradas > 0 ? 'por_decidir' : 'listo'

/** Returns the state of a waiting report after it was taken out of the queue. */
export function stateWithoutStep({ estado, resumen, error }: BatchReport): BatchReportState {
  if (estado === 'por_deshacer') return 'aplicado'
  return estado === 'por_aplicar' && resumen ? decidedBy(resumen, error) : 'cancelado'
}

export const errorOf = ({ code, params }: AppError): BatchReport['error'] => ({ code, ...(params && { params }) })

/** Where a report stays if a step of the queue fails: it is as before, with the reason. */
const AFTER_FAILURE: Partial<Record<BatchReportState, BatchReportState>> = {
  por_planear: 'rechazado',
  por_aplicar: 'por_decidir',
  por_deshacer: 'aplicado',
}

/** Returns the state of a report after a step in the queue failed. */
export function failedOutcome({ estado }: Pick<BatchReport, 'estado'>, error: AppError): Outcome {
  if (error.code === 'ficha_not_found' && estado !== 'por_deshacer') return { estado: 'ficha_nueva', error: null }
  const after = AFTER_FAILURE[estado] ?? estado
  return { estado: after, error: errorOf(error), ...withoutReport(after) }
}

/** The counts that a plan shows. If they are the same, applying the report does what the user saw. */
export const shownCounts = ({ filas, rechazados, registros, retirados, ...summary }: ImportReport): string =>
  JSON.stringify([filas, rechazados, registros, retirados, summary.aprobaciones_retiradas, summary.aprendices])
