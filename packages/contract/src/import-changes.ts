import type { ImportReport } from './imports.schema.ts'
import type { Tense } from './row-problems.ts'

/** Returns whether a file changed, or would change, anything. One that changed nothing may have been recorded. */
export const hasChanges = ({ registros, aprendices }: Pick<ImportReport, 'registros' | 'aprendices'>): boolean =>
  registros.nuevos + registros.cambiados + (aprendices?.nuevos ?? 0) + (aprendices?.cambiados ?? 0) > 0

/** Returns whether rejected rows kept a file from being loaded. */
export const isRefused = ({ simulado, id, rechazados }: ImportReport): boolean =>
  !simulado && id === null && rechazados > 0

/** In what tense the report's warnings are told. */
export const tenseOf = (report: ImportReport): Tense => (report.simulado || isRefused(report) ? 'plan' : 'done')
