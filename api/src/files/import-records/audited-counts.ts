import type { ImportReport } from '@fichero/contract/imports.schema'

type Counts = ImportReport['registros']

/** Returns the counts of an import as the audit log names them. */
export const auditedCounts = ({
  tipo,
  registros,
  aprendices,
}: Pick<ImportReport, 'tipo' | 'registros'> & { aprendices?: Counts | null }) => ({
  ...named(tipo === 'instructores' ? tipo : 'juicios', registros),
  ...(aprendices && named('aprendices', aprendices)),
})

const named = (what: 'juicios' | 'aprendices' | 'instructores', { nuevos, cambiados, sin_cambio }: Counts) => ({
  [`${what}_nuevos`]: nuevos,
  [`${what}_cambiados`]: cambiados,
  [`${what}_sin_cambio`]: sin_cambio,
})
