import { z } from 'zod'
import { HELD_ACCOUNTS } from './enums.ts'

/** What of a person's contact data goes, or went: how many rows had any. */
export const contactData = z.object({
  /** Enrolments. */
  matriculas: z.int(),
  /** Loads that would bring it back when they are undone. */
  cargas: z.int(),
  /** Entries of the audit trail. */
  anotaciones: z.int(),
  /** What becomes of the person's account. */
  cuenta: z.enum(HELD_ACCOUNTS),
})
export type ContactData = z.infer<typeof contactData>

/** `GET /admin/personas/:nro_documento/contacto` */
export const contactDataAnswer = z.object({ ok: z.literal(true), datos: contactData })
export type ContactDataAnswer = z.infer<typeof contactDataAnswer>

/** `DELETE /admin/personas/:nro_documento/contacto`: what went; nothing if it had gone before. */
export const contactRemovedAnswer = contactDataAnswer.extend({ msg: z.string() })
export type ContactRemovedAnswer = z.infer<typeof contactRemovedAnswer>
