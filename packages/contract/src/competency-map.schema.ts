import { z } from 'zod'
import { partOfFicha } from './part-of-ficha.schema.ts'

/** `GET /fichas/{nroFicha}/mapa`: how many outcomes of each competency each person has approved. */
export const competencyMapAnswer = partOfFicha.extend({
  /** Outcomes not approved, summed over the apprentices in training; 0 before the first report. */
  faltan: z.int(),
  /** The competency with the most missing outcomes first. */
  competencias: z.array(
    z.object({
      id: z.int(),
      codigo: z.string(),
      nombre_competencia: z.string(),
      /** Number of outcomes of the competency. */
      resultados: z.int(),
      /** Outcomes of the competency that are not approved, summed over the apprentices in training. */
      faltan: z.int(),
    }),
  ),
  /** People in training (most missing outcomes first, then by surname), then people not in training, then people who left. */
  aprendices: z.array(
    z.object({
      nro_documento: z.string(),
      nombre: z.string(),
      apellido: z.string(),
      /** As the reports of SOFIA write it. */
      estado: z.string(),
      /** Whether the person is in training, and therefore counted in `faltan`. */
      en_formacion: z.boolean(),
      /** Whether the person left the ficha. */
      retirado: z.boolean(),
      resultados_aprobados: z.int(),
      total_resultados: z.int(),
      /** Approved outcomes by competency, in the order of `competencias`. */
      aprobados: z.array(z.int()),
    }),
  ),
})
export type CompetencyMapAnswer = z.infer<typeof competencyMapAnswer>
