import { isInTraining } from '@fichero/contract/enums'
import { missingForReady, readinessOf, tytPercentage } from '@fichero/contract/tyt'
import { z } from 'zod'
import { computed } from '../database/rows.js'

/** What the progress of an enrolment follows from. */
export const standing = z.object({
  /** As the reports of SOFIA write it. */
  estado: z.string(),
  /** `hasReport` of the ficha: 1 or 0. */
  con_reporte: computed,
  resultados_aprobados: z.int(),
  total_resultados: z.int(),
})

/** Progress as counts, as a percentage, as a band, and what is missing. */
export const progress = ({
  estado,
  con_reporte,
  resultados_aprobados: approved,
  total_resultados: total,
}: z.infer<typeof standing>) => ({
  resultados_aprobados: approved,
  total_resultados: total,
  porcentaje_tyt: tytPercentage(approved, total),
  ...readinessOf({ estado, hasReport: con_reporte > 0, approved, total }),
  faltan_para_lista: missingForReady(approved, total),
  faltan: con_reporte > 0 && isInTraining(estado) ? total - approved : null,
})
