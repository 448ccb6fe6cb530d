import { z } from 'zod'
import { code, email } from './common.schema.ts'
import { plainText } from './text.ts'

/** 7 to 15 digits, with `+` for other countries. Blanks, dots, hyphens and brackets are dropped; empty means none. */
const phone = z
  .string({ error: code('phone_invalid') })
  .nullish()
  .transform((value) => plainText(value ?? '').replace(/[ .()-]/g, '') || null)
  .pipe(
    z
      .string()
      .regex(/^\+?\d{7,15}$/, code('phone_invalid'))
      .nullable(),
  )

const mail = z
  .string({ error: code('email_invalid') })
  .nullish()
  .transform((value) => plainText(value ?? '') || null)
  .pipe(email.nullable())

/** `PUT /fichas/{nroFicha}/aprendices/{documentNumber}`: both values as they shall be; one that is left out is none. */
export const updateContactData = z.object({ celular: phone, correo: mail })
export type UpdateContactInput = z.input<typeof updateContactData>
export type UpdateContact = z.output<typeof updateContactData>

const contact = z.object({
  celular: z.string().nullable(),
  correo: z.string().nullable(),
  /** Version of the enrolment, for `If-Match`. */
  version: z.int(),
})
export type Contact = z.infer<typeof contact>

export const updateContactAnswer = z.object({ ok: z.literal(true), msg: z.string(), contacto: contact })
export type UpdateContactAnswer = z.infer<typeof updateContactAnswer>

const judged = z.enum(['APROBADO', 'NO APROBADO', 'pendiente'])

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
      fecha_reporte: z.string().nullable(),
      /** When the file was loaded (an instant: ISO, UTC). */
      fecha: z.string(),
    }),
  ),
})
export type OutcomeHistoryAnswer = z.infer<typeof outcomeHistoryAnswer>
