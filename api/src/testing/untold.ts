import type { ImportReport } from '@fichero/contract/imports.schema'

/** A report without what tells a plan from a load: the sentences' tense, the id, the figures and the mark of a simulation. */
export const untold = ({ avisos, id: _, simulado: __, figuras: ____, ...report }: ImportReport) => ({
  ...report,
  avisos: avisos.map(({ motivo: ___, ...problem }) => problem),
})
