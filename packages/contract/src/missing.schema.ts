import { z } from 'zod'
import { OWED_SOURCES } from './enums.ts'
import { enrolment } from './fichas.schema.ts'
import { owedOutcome, responsible } from './owed.schema.ts'
import { partOfFicha } from './part-of-ficha.schema.ts'

/** An outcome that a person has not approved. */
export const missingOutcome = z.object({
  /** Which of `resultados`. */
  id_resultado: z.int(),
  /** `pendiente` without a judgment. */
  estado: z.enum(['pendiente', 'NO APROBADO']),
  /** How it is known who owes the judgment. Of NO APROBADO it is who gave it. */
  fuente: z.enum(OWED_SOURCES),
  /** `clave` of one of `responsables`; null if nobody is known (`jefe`). */
  responsable: z.string().nullable(),
})
export type MissingOutcome = z.infer<typeof missingOutcome>

/** `GET /fichas/{nroFicha}/faltantes`: who in training lacks which outcomes, and who owes the judgments. */
export const missingAnswer = partOfFicha.extend({
  nombre_jefe_ficha: z.string(),
  totales: z.object({
    /** In training. */
    aprendices: z.int(),
    /** Of them, those who lack an outcome. */
    con_faltantes: z.int(),
    /** Outcomes not approved, summed over who is in training; 0 before the first report. */
    faltan: z.int(),
    /** Of `faltan`, those without a judgment. */
    pendientes: z.int(),
    /** Of `faltan`, those with the judgment NO APROBADO. */
    no_aprobados: z.int(),
  }),
  /** Who is in training: who misses the most first, then by surname. */
  aprendices: z.array(
    enrolment.extend({
      /** In the order of the program. */
      faltantes: z.array(missingOutcome),
    }),
  ),
  /** The outcomes that somebody lacks, in the order of the program. */
  resultados: z.array(
    owedOutcome.omit({ responsable: true, personas: true, juzgados: true }).extend({
      /** People in training who have not approved it. */
      faltan: z.int(),
    }),
  ),
  /** Who owes judgments: the most first. */
  responsables: z.array(
    responsible.omit({ fuente: true }).extend({
      /** What `faltantes` call the person by. */
      clave: z.string(),
      /** Judgments owed. */
      pendientes: z.int(),
      /** Judgments given that are NO APROBADO. */
      no_aprobados: z.int(),
    }),
  ),
})
export type MissingAnswer = z.infer<typeof missingAnswer>
