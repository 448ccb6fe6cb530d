import type { ImportReport } from '@fichero/contract/imports.schema'

/** Returns a report without the fields in which a dry run differs from an import: sentences, id, figures, `repetido` and `simulado`. */
export const withoutPlanFields = ({
  avisos,
  id: _,
  simulado: __,
  figuras: ____,
  repetido: _____,
  ...report
}: ImportReport) => ({
  ...report,
  avisos: avisos.map(({ motivo: ___, ...problem }) => problem),
})
