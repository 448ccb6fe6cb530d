import { readinessBand, tytPercentage } from '@fichero/contract/tyt'

/** Progress as counts, as a percentage and as a band. */
export const progress = (resultados_aprobados: number, total_resultados: number) => ({
  resultados_aprobados,
  total_resultados,
  porcentaje_tyt: tytPercentage(resultados_aprobados, total_resultados),
  banda: readinessBand(resultados_aprobados, total_resultados),
})
