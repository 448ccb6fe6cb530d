import type { ImportReport } from '@fichero/contract/imports.schema'

type Counts = ImportReport['registros']

/** Returns the counts of an import as the audit log names them. */
export const auditedCounts = ({ registros, aprendices }: { registros: Counts; aprendices?: Counts | null }) => ({
  ...named('juicios', registros),
  ...(aprendices && named('aprendices', aprendices)),
})

const named = (what: 'juicios' | 'aprendices', { nuevos, cambiados, sin_cambio }: Counts) => ({
  [`${what}_nuevos`]: nuevos,
  [`${what}_cambiados`]: cambiados,
  [`${what}_sin_cambio`]: sin_cambio,
})
