import { z } from 'zod'
import { APPRENTICE_FIELDS } from './apprentice.fields.ts'
import { apprenticeDocument, code } from './common.schema.ts'
import { NIVELES } from './enums.ts'
import { progress } from './fichas.schema.ts'
import { answerShape } from './fields.schema.ts'
import { calendarDay } from './times.schema.ts'

// Links with which an apprentice reads her own progress without an account.

const person = z.object({ nro_documento: z.string(), ...answerShape(APPRENTICE_FIELDS) })

/** A link that works or is locked. Its token is not stored. */
export const progressLink = z.object({
  /** The last day on which it opens. */
  vence: calendarDay,
  /** The last day on which it was opened; null if it was never opened. */
  abierto: calendarDay.nullable(),
  /** True after too many wrong digits: it does not open any more. */
  bloqueado: z.boolean(),
})
export type ProgressLink = z.infer<typeof progressLink>

/** `GET /fichas/{nroFicha}/enlaces`: all people of the ficha, sorted by surname. */
export const progressLinksAnswer = z.object({
  ok: z.literal(true),
  aprendices: z.array(
    person.extend({
      /** The state of the enrolment as the reports of SOFIA Plus write it. */
      estado: z.string(),
      /** The link; null if there is none, or if it has expired. */
      enlace: progressLink.nullable(),
    }),
  ),
})
export type ProgressLinksAnswer = z.infer<typeof progressLinksAnswer>

/** Answer of the requests that make links: the only answer that contains their addresses. */
export const madeLinksAnswer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  /** The last day on which the links open. */
  vence: calendarDay,
  enlaces: z.array(
    person.extend({
      /** The address of the page, with the token in its fragment, which browsers send to no server. */
      direccion: z.url(),
    }),
  ),
})
export type MadeLinksAnswer = z.infer<typeof madeLinksAnswer>

/** `POST` and `DELETE /fichas/{nroFicha}/enlaces`: the link of one person, or without `aprendiz` all links of the ficha. */
export const progressLinksQuery = z.object({ aprendiz: apprenticeDocument.optional() })
export type ProgressLinksQuery = z.output<typeof progressLinksQuery>

/** `POST /mi-avance`. */
export const openProgressBody = z.object({
  /** The token of the link. */
  enlace: z.string().min(1, code('required')).max(100, code('too_long')),
  /** The last four digits of the document number. */
  digitos: z.string().regex(/^\d{4}$/, code('last_digits_invalid')),
})
export type OpenProgress = z.infer<typeof openProgressBody>

/** `POST /mi-avance`: the progress of one person in one ficha, and what she lacks. Without document number and contact data. */
export const ownProgressAnswer = z.object({
  ok: z.literal(true),
  nombre: z.string(),
  apellido: z.string(),
  nro_ficha: z.int(),
  programa_formacion: z.string(),
  nivel: z.enum(NIVELES),
  nombre_jefe_ficha: z.string(),
  /** The last day on which the link opens. */
  vence: calendarDay,
  /** Day of the last judgments report, or of its import if the report has no date; null before the first. */
  fecha_reporte: calendarDay.nullable(),
  ...progress.pick({
    resultados_aprobados: true,
    total_resultados: true,
    porcentaje_tyt: true,
    banda: true,
    faltan_para_lista: true,
  }).shape,
  /** The competencies with missing outcomes, in the order of the program; empty before the first report. */
  competencias: z.array(
    z.object({
      nombre_competencia: z.string(),
      aprobados: z.int(),
      total: z.int(),
      faltantes: z.array(
        z.object({
          nombre_rae: z.string(),
          /** `pendiente` means that there is no judgment. */
          estado: z.enum(['pendiente', 'NO APROBADO']),
          /** Name of the person who evaluates it; null if nobody is known. */
          lo_evalua: z.string().nullable(),
        }),
      ),
    }),
  ),
})
export type OwnProgress = z.infer<typeof ownProgressAnswer>
