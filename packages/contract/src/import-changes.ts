import type { ImportReport } from './imports.schema.ts'
import type { Tense } from './row-problems.ts'

/** Returns whether a file changed, or would change, anything. A file without changes may still be recorded. */
export const hasChanges = ({ registros, aprendices }: Pick<ImportReport, 'registros' | 'aprendices'>): boolean =>
  registros.nuevos + registros.cambiados + (aprendices?.nuevos ?? 0) + (aprendices?.cambiados ?? 0) > 0

/** Returns whether nothing of a file was imported because of rejected rows. */
export const isRefused = ({ simulado, id, rechazados }: ImportReport): boolean =>
  !simulado && id === null && rechazados > 0

/** Returns whether the report's warnings are about a plan or about a completed import. */
export const tenseOf = (report: ImportReport): Tense => (report.simulado || isRefused(report) ? 'plan' : 'done')
