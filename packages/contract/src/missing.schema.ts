import { z } from 'zod'
import { OWED_SOURCES } from './enums.ts'
import { enrolment } from './fichas.schema.ts'
import { notice } from './notices.schema.ts'
import { owedOutcome, responsible } from './owed.schema.ts'
import { partOfFicha } from './part-of-ficha.schema.ts'

/** An outcome that a person has not approved. */
export const missingOutcome = z.object({
  /** Id of an item of `resultados`. */
  id_resultado: z.int(),
  /** `pendiente` means that there is no judgment. */
  estado: z.enum(['pendiente', 'NO APROBADO']),
  /** How the person who owes the judgment was found. For NO APROBADO, this is the person who gave the judgment. */
  fuente: z.enum(OWED_SOURCES),
  /** `clave` of an item of `responsables`; null if nobody is known (`jefe`). */
  responsable: z.string().nullable(),
})
export type MissingOutcome = z.infer<typeof missingOutcome>

/** `GET /fichas/{nroFicha}/faltantes`: the outcomes that apprentices in training lack, and the people who owe the judgments. */
export const missingAnswer = partOfFicha.extend({
  /** Document number of the head of the ficha. */
  id_jefe_ficha: z.string(),
  nombre_jefe_ficha: z.string(),
  totales: z.object({
    /** Number of apprentices in training. */
    aprendices: z.int(),
    /** Apprentices in training who lack an outcome. */
    con_faltantes: z.int(),
    /** Outcomes not approved, summed over the apprentices in training; 0 before the first report. */
    faltan: z.int(),
    /** The part of `faltan` without a judgment. */
    pendientes: z.int(),
    /** The part of `faltan` with the judgment NO APROBADO. */
    no_aprobados: z.int(),
  }),
  /** Apprentices in training: most missing outcomes first, then by surname. */
  aprendices: z.array(
    enrolment.extend({
      /** The missing outcomes, in the order of the program. */
      faltantes: z.array(missingOutcome),
      /** The last message to the person about these outcomes; null if there is none, or if the person lacked others then. */
      aviso: notice.nullable(),
    }),
  ),
  /** The outcomes that somebody lacks, in the order of the program. */
  resultados: z.array(
    owedOutcome.omit({ responsable: true, personas: true, juzgados: true }).extend({
      /** Number of people in training who have not approved the outcome. */
      faltan: z.int(),
    }),
  ),
  /** People who owe judgments: the most judgments first. */
  responsables: z.array(
    responsible.omit({ fuente: true }).extend({
      /** Key of the person, to which `faltantes` refers. */
      clave: z.string(),
      /** Number of judgments that the person owes. */
      pendientes: z.int(),
      /** Number of judgments NO APROBADO that the person gave. */
      no_aprobados: z.int(),
    }),
  ),
})
export type MissingAnswer = z.infer<typeof missingAnswer>
