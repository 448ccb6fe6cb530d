import { z } from 'zod'
import type { FieldErrorCode } from './errors.ts'
import { DEFAULT_PAGE_SIZE, MAX_EMAIL, MAX_NAME, MAX_PAGE_SIZE } from './limits.ts'

/** Types an issue message. Messages are catalogue codes, so that forms and the API can show them in any language. */
export const code = (name: FieldErrorCode) => name

/** The message of a whole form with empty fields, in place of the general one. */
export const incompleteMessages = z.registry<{ msg: string }>()

/** A document number: digits, as text. Numbers are converted; dots and blanks, as in `1.098.765.432`, are dropped. */
export const documentNumber = z
  .union([z.string(), z.number()], { error: code('required') })
  .transform((value) => (typeof value === 'string' ? value.replace(/[.\s]/g, '') : String(value)))
  .pipe(
    z
      .string()
      .min(1, code('required'))
      .regex(/^\d{5,15}$/, code('document_invalid')),
  )

export const requiredText = (max: number) =>
  z
    .string({ error: code('required') })
    .trim()
    .min(1, code('required'))
    .max(max, code('too_long'))

export const personName = requiredText(MAX_NAME)

/** An email address, converted to lower case. `refusal` is the form's own error code. */
export const emailField = (refusal: FieldErrorCode) =>
  z
    .string({ error: code('required') })
    .trim()
    .min(1, code('required'))
    .max(MAX_EMAIL, code('too_long'))
    .pipe(z.email(code(refusal)))
    .transform((value) => value.toLowerCase())

export const email = emailField('email_invalid')

/** An existing calendar day, `YYYY-MM-DD`. */
export const day = z
  .string({ error: code('required') })
  .min(1, code('required'))
  .pipe(z.iso.date(code('date_invalid')))

/**
 * A positive integer, also as text (in a query, a path, a form).
 * @param max the largest one accepted
 */
export const wholeNumber = (message: FieldErrorCode = 'invalid', max = Number.MAX_SAFE_INTEGER) =>
  z
    .union(
      [
        z
          .string()
          .trim()
          .regex(/^\d{1,15}$/, code(message)),
        z.number(),
      ],
      { error: code('required') },
    )
    .transform(Number)
    .pipe(z.int(code(message)).min(1, code(message)).max(max, code(message)))

/** A page number or size: unusable values become `fallback`, others are clamped to 1 … `max`. */
export const clamped = (fallback: number, max: number) =>
  z
    .union([z.string(), z.number()])
    .optional()
    .transform((value) => {
      const isEmpty = value === undefined || String(value).trim() === ''
      const number = Math.trunc(Number(isEmpty ? fallback : value))
      return Number.isFinite(number) ? Math.min(Math.max(number, 1), max) : fallback
    })

export const pageQuery = z.object({
  page: clamped(1, 1_000_000),
  limit: clamped(DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
})

/** The file field of an upload form. */
export const chosenFile = z.object({ archivo_excel: z.custom(Boolean, { error: code('file_required') }) })

/** `?flag`, `?flag=true` and `?flag=1` are true. */
export const flag = z
  .string()
  .optional()
  .transform((value) => value === '' || value === 'true' || value === '1')

/** A query filter: an empty value is the same as none. */
export const filter = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

export const pagination = z.object({
  currentPage: z.int(),
  totalPages: z.int(),
  totalItems: z.int(),
  itemsPerPage: z.int(),
})
export type Pagination = z.infer<typeof pagination>
