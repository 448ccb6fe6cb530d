import type { ImportReport } from './imports.schema.ts'

/** Returns whether a file changed, or would change, anything. One that changed nothing may have been recorded. */
export const hasChanges = ({ registros, aprendices }: Pick<ImportReport, 'registros' | 'aprendices'>): boolean =>
  registros.nuevos + registros.cambiados + (aprendices?.nuevos ?? 0) + (aprendices?.cambiados ?? 0) > 0
