import { z } from 'zod'
import { NIVELES, RECORD_STATES } from './enums.ts'
import { notInTraining } from './fichas.schema.ts'
import { lastReport } from './imports.schema.ts'

/** Fields of the ficha that the answers about missing outcomes and competencies share. */
export const partOfFicha = z.object({
  ok: z.literal(true),
  nro_ficha: z.int(),
  programa_formacion: z.string(),
  id_programa_formacion: z.int(),
  nivel: z.enum(NIVELES),
  estado: z.enum(RECORD_STATES),
  /** The last judgments report applied; null before the first. */
  ultimo_reporte: lastReport.nullable(),
  fuera_de_formacion: notInTraining,
})
export type PartOfFicha = z.infer<typeof partOfFicha>
