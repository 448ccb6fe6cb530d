import { z } from 'zod'
import { HELD_ACCOUNTS } from './enums.ts'
import { removalRest } from './removals.schema.ts'

/** Numbers of rows with one person’s contact data: the rows that a removal would delete or, in its answer, has deleted. */
export const contactData = z.object({
  /** Number of enrolments. */
  matriculas: z.int(),
  /** Number of imports that would restore the contact data if they were undone. */
  cargas: z.int(),
  /** Number of values that modules stored. */
  valores: z.int(),
  /** Number of entries of the audit log. */
  anotaciones: z.int(),
  /** State of the person's account, which decides whether a removal deletes the contact data of the account. */
  cuenta: z.enum(HELD_ACCOUNTS),
})
export type ContactData = z.infer<typeof contactData>

/** `GET /admin/personas/:nro_documento/contacto` */
export const contactDataAnswer = z.object({ ok: z.literal(true), datos: contactData, ...removalRest.shape })
export type ContactDataAnswer = z.infer<typeof contactDataAnswer>

/** `DELETE /admin/personas/:nro_documento/contacto`: the removed data; all counts are 0 if it had been removed before. */
export const contactRemovedAnswer = contactDataAnswer.extend({ msg: z.string() })
export type ContactRemovedAnswer = z.infer<typeof contactRemovedAnswer>
