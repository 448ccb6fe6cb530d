import { z } from 'zod'
import { code, email, wholeNumber } from './common.schema.ts'
import { ETAPAS, JORNADAS, JUDGMENTS, NIVELES } from './enums.ts'
import { progress } from './fichas.schema.ts'
import { lastReport } from './imports.schema.ts'
import { plainText } from './text.ts'
import { calendarDay, instant, localTime } from './times.schema.ts'

const judged = z.enum([...JUDGMENTS, 'pendiente'])

/** Without a judgment, `estado` is `pendiente` and the other texts say so in Spanish (`not-judged.ts`). */
export const judgment = z.object({
  estado: judged,
  evaluador: z.string(),
  observacion: z.string(),
  /** Local time of Colombia, `YYYY-MM-DD HH:MM:SS`; null if the report has none. */
  fecha_registro: localTime.nullable(),
})
export type Judgment = z.infer<typeof judgment>

/** One complete enrolment: the person, the ficha and the judgment of every outcome. */
export const apprentice = progress.extend({
  /** Version of the enrolment, for `If-Match` of its contact data. */
  version: z.int(),
  can: z.object({ editContact: z.boolean(), correct: z.boolean() }),
  aprendiz: z.object({
    nro_documento: z.string(),
    tipo_documento: z.string(),
    nombre: z.string(),
    apellido: z.string(),
    estado: z.string(),
    celular: z.string().nullable(),
    correo: z.string().nullable(),
    horas_aprobadas: z.int(),
    /** Numbers that the person had before. Reports that still have them are read under the present one. */
    numeros_anteriores: z.array(z.object({ tipo_documento: z.string(), nro_documento: z.string() })),
  }),
  ficha: z.object({
    nro_ficha: z.int(),
    jornada: z.enum(JORNADAS),
    etapa: z.enum(ETAPAS),
    /** The head's document. */
    id_jefe_ficha: z.string(),
    nombre_jefe_ficha: z.string(),
    /** The last judgments report applied; null before the first. */
    ultimo_reporte: lastReport.nullable(),
  }),
  programa_formacion: z.object({ id: z.int(), nombre_programa: z.string(), nivel: z.enum(NIVELES) }),
  competencias: z.array(
    z.object({
      id: z.int(),
      codigo: z.string(),
      nombre_competencia: z.string(),
      aprobados: z.int(),
      resultados_aprendizaje: z.array(
        z.object({
          id: z.int(),
          codigo: z.string(),
          nombre_rae: z.string(),
          juicio_evaluativo: judgment,
          /** Number of changes in its history. */
          cambios: z.int(),
        }),
      ),
    }),
  ),
  otras_fichas: z.array(z.object({ nro_ficha: z.int(), programa_formacion: z.string(), estado: z.string() })),
})
export type Apprentice = z.infer<typeof apprentice>

/** `GET /fichas/aprendiz/{documentNumber}?ficha=`: that enrolment, the newest without `ficha`. */
export const apprenticeAnswer = z.object({ ok: z.literal(true), data: apprentice })
export type ApprenticeAnswer = z.infer<typeof apprenticeAnswer>

export const apprenticeQuery = z.object({ ficha: wholeNumber().optional() })
export type ApprenticeQuery = z.output<typeof apprenticeQuery>

/** 7 to 15 digits, with `+` for other countries. Blanks, dots, hyphens and brackets are dropped; empty means none. */
const phone = z
  .string({ error: code('phone_invalid') })
  .nullable()
  .transform((value) => plainText(value ?? '').replace(/[ .()-]/g, '') || null)
  .pipe(
    z
      .string()
      .regex(/^\+?\d{7,15}$/, code('phone_invalid'))
      .nullable(),
  )

const mail = z
  .string({ error: code('email_invalid') })
  .nullable()
  .transform((value) => plainText(value ?? '') || null)
  .pipe(email.nullable())

/** `PUT /fichas/{nroFicha}/aprendices/{documentNumber}`: what is left out stays, null or an empty text is none. */
export const updateContactData = z
  .object({ celular: phone.optional(), correo: mail.optional() })
  .refine(({ celular, correo }) => celular !== undefined || correo !== undefined, { error: code('nothing_to_change') })
export type UpdateContactInput = z.input<typeof updateContactData>
export type UpdateContact = z.output<typeof updateContactData>

export const contact = z.object({
  celular: z.string().nullable(),
  correo: z.string().nullable(),
  /** Version of the enrolment, for `If-Match`. */
  version: z.int(),
})
export type Contact = z.infer<typeof contact>

export const updateContactAnswer = z.object({ ok: z.literal(true), msg: z.string(), contacto: contact })
export type UpdateContactAnswer = z.infer<typeof updateContactAnswer>

/** `GET /fichas/aprendiz/{documentNumber}/historial?ficha=`: the changes of all outcomes of one enrolment, oldest first. */
export const outcomeHistoryAnswer = z.object({
  ok: z.literal(true),
  cambios: z.array(
    z.object({
      id_resultado: z.int(),
      antes: judged,
      despues: judged,
      /** Who registered the judgment after the change; empty if the file does not say. */
      evaluador: z.string(),
      archivo: z.string(),
      /** The day of the report, `YYYY-MM-DD`; null if the file has none. */
      fecha_reporte: calendarDay.nullable(),
      /** When the file was loaded (an instant: ISO, UTC). */
      fecha: instant,
    }),
  ),
})
export type OutcomeHistoryAnswer = z.infer<typeof outcomeHistoryAnswer>
