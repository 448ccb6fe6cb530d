import { z } from 'zod'
import type { FieldErrorCode } from './errors.ts'
import { DEFAULT_PAGE_SIZE, MAX_EMAIL, MAX_NAME, MAX_PAGE_SIZE } from './limits.ts'

/** Issue messages are catalogue codes, so that a form and the API say the same in any language. */
export const code = (name: FieldErrorCode) => name

/** What a form says as a whole where fields of it are empty, in place of the general sentence. */
export const incomplete = z.registry<{ msg: string }>()

/** A document number: digits, as text. Payloads may bring a number. */
export const documentNumber = z
  .union([z.string(), z.number()], { error: code('required') })
  .transform((value) => String(value).trim())
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

/** An email address, in lower case. Forms word the refusal each their own way. */
export const emailSaying = (refusal: FieldErrorCode) =>
  z
    .string({ error: code('required') })
    .trim()
    .min(1, code('required'))
    .max(MAX_EMAIL, code('too_long'))
    .pipe(z.email(code(refusal)))
    .transform((value) => value.toLowerCase())

export const email = emailSaying('email_invalid')

/** A calendar day, `YYYY-MM-DD`, that exists. */
export const day = z
  .string({ error: code('required') })
  .min(1, code('required'))
  .pipe(z.iso.date(code('date_invalid')))

/** A positive whole number that may come as text (a query, a path, a form). */
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

/** A page number or size: anything unusable becomes the default, anything outside is clamped. */
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

/** The file of an upload, as the form has it that asks for one. */
export const chosenFile = z.object({ archivo_excel: z.custom(Boolean, { error: code('file_required') }) })

/** `?flag`, `?flag=true` and `?flag=1` are yes. */
export const flag = z
  .string()
  .optional()
  .transform((value) => value === '' || value === 'true' || value === '1')

/** An empty field of a filter filters nothing. */
export const filter = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

export const pagination = z.object({
  currentPage: z.int(),
  totalPages: z.int(),
  totalItems: z.int(),
  itemsPerPage: z.int(),
})
export type Pagination = z.infer<typeof pagination>
