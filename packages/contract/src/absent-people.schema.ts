import { z } from 'zod'
import { code } from './common.schema.ts'

/**
 * A report of SOFIA Plus contains everybody of its ficha, including those who left. People who are enrolled here and not
 * in the report are *absent*: the same person has another number now, left the ficha, or the file is incomplete.
 */
export const ABSENCES = ['misma', 'fuera'] as const
export type Absence = (typeof ABSENCES)[number]

/**
 * Why a file looks incomplete: more than two people or more than 20 % are absent without a counterpart, the last person
 * has fewer outcomes than the others, or some rows could not be read.
 */
export const INCOMPLETE_REASONS = ['muchos', 'cortado', 'rechazos'] as const
export type IncompleteReason = (typeof INCOMPLETE_REASONS)[number]

const identity = { nro_documento: z.string(), nombre: z.string(), apellido: z.string() }

/** An enrolled person whom the report does not contain, and what the plan does about this person. */
export const absentPerson = z.object({
  ...identity,
  tipo_documento: z.string(),
  /** State of the enrolment before the report is applied. */
  estado: z.string(),
  resultados_aprobados: z.int(),
  /** `misma`: the same person under another number. `fuera`: no longer in the ficha. */
  decision: z.enum(ABSENCES),
  /** The number to which the enrolment moves; null unless `decision` is `misma`. */
  documento_nuevo: z.string().nullable(),
  /** People of the report who are not enrolled yet, people with the same name first. */
  candidatos: z.array(
    z.object({
      ...identity,
      /** Whether the names have the same words, in any order, without accents and case. */
      mismo_nombre: z.boolean(),
    }),
  ),
})
export type AbsentPerson = z.infer<typeof absentPerson>

/** The decisions about all absent people. Omitted if the report contains everybody. */
export const absentPeople = z.object({
  /** Whether the file counts as incomplete, so that nothing is applied. */
  incompleto: z.boolean(),
  /** Whether the request left the decisions to the server. A plan cannot be applied before the decisions are sent. */
  propuesto: z.boolean(),
  /** Why the file looks incomplete; null if it does not. */
  motivo: z.enum(INCOMPLETE_REASONS).nullable(),
  personas: z.array(absentPerson),
})
export type AbsentPeople = z.infer<typeof absentPeople>

/** Maximum length in characters: more than the decisions about all people of any real ficha need. */
const MAX_LENGTH = 8000
/** Pattern of one decision in the list. */
const ITEM = '(?:fuera|incompleto|[A-Z0-9]{5,15}:(?:fuera|[A-Z0-9]{5,15}))'

/**
 * The parameter `ausentes`: a comma-separated list. `fuera` or `incompleto` decides about everybody who is not named;
 * `1052000123:fuera` and `1052000123:1098000456` (the new number) decide about one person.
 */
export const absentDecisions = z
  .string()
  .max(MAX_LENGTH, code('too_long'))
  .regex(new RegExp(`^${ITEM}(?:,${ITEM})*$`), code('invalid'))
