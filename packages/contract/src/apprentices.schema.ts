import { z } from 'zod'
import { APPRENTICE_FIELDS, CONTACT_FIELDS, ENROLMENT_FIELDS } from './apprentice.fields.ts'
import { code, email, wholeNumber } from './common.schema.ts'
import { ETAPAS, JORNADAS, JUDGMENTS, NIVELES } from './enums.ts'
import { progress } from './fichas.schema.ts'
import { answerShape } from './fields.schema.ts'
import { lastReport } from './imports.schema.ts'
import { plainPhone } from './phone.ts'
import { plainText } from './text.ts'
import { calendarDay, instant, localTime } from './times.schema.ts'
import { TYT_FIELDS } from './tyt-steps.ts'

const judged = z.enum([...JUDGMENTS, 'pendiente'])

/** Without a judgment, `estado` is `pendiente` and the other texts are the Spanish placeholders of `not-judged.ts`. */
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
  can: z.object({ editContact: z.boolean(), correct: z.boolean(), recordTyt: z.boolean(), shareProgress: z.boolean() }),
  aprendiz: z.object({
    nro_documento: z.string(),
    ...answerShape(APPRENTICE_FIELDS),
    ...answerShape(ENROLMENT_FIELDS),
    ...answerShape(TYT_FIELDS),
    horas_aprobadas: z.int(),
    /** Former document numbers of the person. A report that still has one of them is applied to the current number. */
    numeros_anteriores: z.array(z.object({ tipo_documento: z.string(), nro_documento: z.string() })),
  }),
  ficha: z.object({
    nro_ficha: z.int(),
    jornada: z.enum(JORNADAS),
    etapa: z.enum(ETAPAS),
    /** The document number of the jefe. */
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
          /**
           * Name of the person who owes the judgment, as in `GET /fichas/{nroFicha}/faltantes`. Null if the outcome is approved or
           * nobody is known.
           */
          lo_evalua: z.string().nullable(),
          /** Number of changes in the outcome's history. */
          cambios: z.int(),
        }),
      ),
    }),
  ),
  otras_fichas: z.array(z.object({ nro_ficha: z.int(), programa_formacion: z.string(), estado: z.string() })),
})
export type Apprentice = z.infer<typeof apprentice>

/** `GET /fichas/aprendiz/{documentNumber}?ficha=`: the enrolment in that ficha, or the newest one without `ficha`. */
export const apprenticeAnswer = z.object({ ok: z.literal(true), data: apprentice })
export type ApprenticeAnswer = z.infer<typeof apprenticeAnswer>

/** `ficha`: the number of the ficha whose enrolment is requested. */
export const apprenticeQuery = z.object({ ficha: wholeNumber().optional() })
export type ApprenticeQuery = z.output<typeof apprenticeQuery>

/** 7 to 15 digits, with `+` for other countries, without separators; an empty text becomes null. */
const phone = z
  .string({ error: code('phone_invalid') })
  .nullable()
  .transform((value) => plainPhone(value ?? '') || null)
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

/** `PUT /fichas/{nroFicha}/aprendices/{documentNumber}`: an omitted field does not change; null or an empty text clears it. */
export const updateContactData = z
  .object({ celular: phone.optional(), correo: mail.optional() })
  .refine(({ celular, correo }) => celular !== undefined || correo !== undefined, { error: code('nothing_to_change') })
export type UpdateContactInput = z.input<typeof updateContactData>
export type UpdateContact = z.output<typeof updateContactData>

/** The contact data of one enrolment. */
export const contact = z.object({
  ...answerShape(CONTACT_FIELDS),
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
      /** When the file was imported (an instant: ISO, UTC). */
      fecha: instant,
    }),
  ),
})
export type OutcomeHistoryAnswer = z.infer<typeof outcomeHistoryAnswer>
