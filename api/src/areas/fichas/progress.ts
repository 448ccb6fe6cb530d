import { isInTraining } from '@fichero/contract/enums'
import { missingForReady, readinessOf, tytPercentage } from '@fichero/contract/tyt'
import { z } from 'zod'
import { computed } from '../../database/rows.js'

/** The columns from which the progress of an enrolment is computed. */
export const progressInput = z.object({
  /** The state of the enrolment as the reports of SOFIA Plus write it. */
  estado: z.string(),
  /** 1 if the ficha has a judgments report, otherwise 0: the SQL condition `hasReport`. */
  con_reporte: computed,
  resultados_aprobados: z.int(),
  total_resultados: z.int(),
})

/** Returns the progress of an enrolment: counts, percentage, readiness band and number of missing outcomes. */
export const progress = ({
  estado,
  con_reporte,
  resultados_aprobados: approved,
  total_resultados: total,
}: z.infer<typeof progressInput>) => ({
  resultados_aprobados: approved,
  total_resultados: total,
  porcentaje_tyt: tytPercentage(approved, total),
  ...readinessOf({ estado, hasReport: con_reporte > 0, approved, total }),
  faltan_para_lista: missingForReady(approved, total),
  faltan: con_reporte > 0 && isInTraining(estado) ? total - approved : null,
})
