import {
  applyEvaluations,
  importApprentices,
  importEvaluations,
  importInstructors,
  readFichaFile,
} from '@fichero/contract/calls/fichas.calls'
import { getImportProgress } from '@fichero/contract/calls/imports.calls'
import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import { readingOf } from '@fichero/contract/file-reading'
import type { ImportProgress, ImportReport } from '@fichero/contract/imports.schema'
import { ApiError, call } from '@fichero/kit/api'
import { decisionsOf, type FileAnswers, type Plan, planAction } from './load'

interface Reading {
  file: File
  fileAnswers: FileAnswers
  /** The ficha to use if the file does not name one. */
  nroFicha: number | undefined
  /** Called with the uploaded share of the file, 0 to 1. */
  onSent: (sent: number) => void
}

/** Uploads a file to find out its content, and whether the ficha that it names exists. Changes no data. */
export const readReport = ({ file, fileAnswers, nroFicha, onSent }: Reading): Promise<FichaFileAnswer> =>
  call(readFichaFile, { file, query: { ...readingOf(fileAnswers), nroFicha }, onProgress: onSent })

/** The error codes of an outdated plan: the ficha has changed, or the API no longer stores the plan. */
const OUTDATED = ['plan_changed', 'plan_not_found', 'people_absent', 'report_incomplete']

const CALLS = { juicios: importEvaluations, aprendices: importApprentices, instructores: importInstructors }

/** The result of applying a plan: the import report, or a new plan if the ficha has changed. */
export type Applied = { report: ImportReport } | { plan: Plan }

interface Listeners {
  /** Called with the uploaded share of the file, 0 to 1. */
  onSent?: (sent: number) => void
  /** Called with the progress of the import on the server. */
  onProgress?: ((progress: ImportProgress) => void) | undefined
}

/** Sends a file for a dry run, and returns the plan of its import. */
export async function simulate(
  nroFicha: number,
  { file, kind, fileAnswers }: Pick<Plan, 'file' | 'kind' | 'fileAnswers'>,
  { onSent, onProgress }: Listeners = {},
): Promise<Plan> {
  const params = { nroFicha }
  const query = { simular: true, ...fileAnswers }
  try {
    const { reporte, plan } = await withProgress(onProgress, (progreso) =>
      call(CALLS[kind], { params, file, query: { ...query, progreso }, onProgress: onSent }),
    )
    return { file, kind, fileAnswers, report: reporte, id: plan?.id, older: undefined, changed: false }
  } catch (error) {
    // The error for an older report includes the plan, because the user may still import the report.
    if (!(error instanceof ApiError) || error.code !== 'import_older' || !error.body.reporte) throw error
    return {
      file,
      kind,
      fileAnswers,
      report: error.body.reporte,
      id: error.body.plan?.id,
      older: error,
      changed: false,
    }
  }
}

/** Sends a request, and reports the server's progress until the answer arrives. */
async function withProgress<T>(
  onProgress: Listeners['onProgress'],
  send: (progreso: string) => Promise<T>,
): Promise<T> {
  const id = newProgressId()
  const stop = onProgress && followProgress(id, onProgress)
  return send(id).finally(stop)
}

/** Applies the plan that the user sees. If the ficha has changed meanwhile, returns a new plan instead. */
export async function applyPlan(nroFicha: number, shown: Plan, onProgress?: Listeners['onProgress']): Promise<Applied> {
  try {
    return await apply(nroFicha, shown, onProgress)
  } catch (error) {
    if (!(error instanceof ApiError) || !OUTDATED.includes(error.code)) throw error
  }
  // A new dry run also finds out whether a newer report was imported meanwhile. The id of a plan is a hash of its changes, so
  // a plan with the same id has the same changes.
  const renewed = await simulate(nroFicha, shown)
  return shown.id !== undefined && renewed.id === shown.id
    ? apply(nroFicha, renewed, onProgress)
    : { plan: { ...renewed, changed: true } }
}

async function apply(nroFicha: number, shown: Plan, onProgress: Listeners['onProgress']): Promise<Applied> {
  const { id: plan, kind, file, fileAnswers } = shown
  const { parcial, forzar } = planAction(shown)
  const query = { parcial: parcial || undefined, forzar: forzar || undefined, ...decisionsOf(shown) }
  const { reporte } = await withProgress(onProgress, (progreso) =>
    plan === undefined
      ? call(CALLS[kind], { params: { nroFicha }, file, query: { ...query, ...readingOf(fileAnswers), progreso } })
      : call(applyEvaluations, { params: { nroFicha, plan }, query: { ...query, progreso } }),
  )
  return { report: reporte }
}

/** The interval of the polls, in ms. */
const EVERY_MS = 1000

/** Returns a random id. The client sends the id with a request, and polls the progress of the request with the same id. */
export const newProgressId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Polls the progress of a request every second, until the returned function is called. Failed polls and unknown progress are
 * ignored, because the answer to the request itself reports the result.
 */
export function followProgress(id: string, onProgress: (progress: ImportProgress) => void): () => void {
  let stopped = false
  let timer: ReturnType<typeof setTimeout>
  const poll = async () => {
    const progress = await call(getImportProgress, { params: { id } }).catch(() => undefined)
    if (stopped) return
    if (progress?.etapa) onProgress(progress)
    scheduleNextPoll()
  }
  const scheduleNextPoll = () => {
    timer = setTimeout(poll, EVERY_MS)
  }
  scheduleNextPoll()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
