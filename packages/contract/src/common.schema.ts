import { z } from 'zod'
import { LANGUAGES } from './enums.ts'
import type { FieldErrorCode, IncompleteFormCode } from './field-errors.ts'
import { DOCUMENT, emailRule, isInOurTime, lineRule, NAME, type TextRule } from './field-rules.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './limits.ts'
import { plainDocument, plainText, shownDocument } from './text.ts'

/** Types the message of a Zod issue: the message is an error code, which forms and the API can translate. */
export const code = (name: FieldErrorCode) => name

/** Makes the error of a value of a wrong type: `required` for undefined and null, else `invalid`. */
export const requiredOr =
  (invalid: FieldErrorCode = 'invalid') =>
  ({ input }: { input?: unknown }) =>
    code(input === undefined || input === null ? 'required' : invalid)

/** Forms with their own sentence about empty fields, which replaces the general sentence. */
export const incompleteForms = z.registry<{ sentence: IncompleteFormCode }>()

/**
 * Makes the schema of a text from its rule.
 * @param error the error of a value that is not a string
 */
export function textSchema(rule: TextRule, error: z.core.$ZodErrorMap | FieldErrorCode = requiredOr()) {
  const { clean, isBlank, min, max, pattern, also, invalid = 'invalid' } = rule
  let schema = z.string({ error })
  if (clean) schema = schema.overwrite(clean)
  if (isBlank) schema = schema.refine((text) => !isBlank(text), { error: code('required'), abort: true })
  else schema = schema.min(1, code('required'))
  if (min) schema = schema.min(min[0], min[1])
  if (max !== undefined) schema = schema.max(max, code('too_long'))
  if (pattern) schema = schema.regex(pattern, invalid)
  if (also) schema = schema.refine(also, invalid)
  return schema
}

const documentDigits = textSchema(DOCUMENT)

/** A document number: digits, as a string. Numbers are converted; the dots and blanks of `1.098.765.432` are removed. */
export const documentNumber = z
  .union([z.string(), z.number()], { error: requiredOr('document_invalid') })
  .transform((value) => (typeof value === 'string' ? plainDocument(value) : String(value)))
  .pipe(documentDigits)

/** A document number in a cell of a spreadsheet. Stricter than `documentNumber`, because nobody sees how a cell was read. */
export const documentOfCell = z.string().transform(shownDocument).pipe(documentDigits)

/** The document number of an apprentice, which may be that of a passport with letters. Letters are converted to upper case. */
export const apprenticeDocument = z
  .union([z.string(), z.number()], { error: requiredOr('document_invalid') })
  .transform((value) => plainDocument(String(value)))
  .pipe(z.string().regex(/^[A-Z0-9]{5,15}$/, code('document_invalid')))

/** A text of one line, cleaned by `plainText` and not empty afterwards. `max` is in UTF-16 units. */
export const requiredText = (max: number) => textSchema(lineRule(max))

/** The first names or the surnames of a person. */
export const personName = textSchema(NAME)

/** An email address, converted to lower case. `invalidCode` is the error of the form for an invalid address. */
export function emailField(invalidCode: FieldErrorCode) {
  const { pattern, ...text } = emailRule(invalidCode)
  return textSchema(text, requiredOr(invalidCode))
    .pipe(z.email({ pattern, error: invalidCode }))
    .transform((value) => value.toLowerCase())
}

export const email = emailField('email_invalid')

/** An optional email address. An empty string means none. */
export const optionalEmail = z
  .string({ error: code('email_invalid') })
  .nullish()
  .transform((value) => value?.trim() || null)
  .pipe(email.nullable())

/** An existing calendar day, `YYYY-MM-DD`, from 1950 to 2100: any other year is a typing error. */
export const day = z
  .string({ error: requiredOr('date_invalid') })
  .min(1, code('required'))
  .pipe(z.iso.date(code('date_invalid')).refine(isInOurTime, code('date_invalid')))
  .meta({ format: 'date', description: 'A calendar day in Colombia.', example: '2026-08-05' })

/** An optional day. An empty string means none; an absent field means no change. */
export const optionalDay = z
  .string({ error: code('date_invalid') })
  .nullish()
  .transform((value) => (value?.trim() === '' ? null : value))
  .pipe(day.nullish())
  .meta({ description: 'A calendar day in Colombia, `YYYY-MM-DD`; empty for none.', example: '2026-08-05' })

interface WholeNumberOptions {
  /** The largest accepted number. */
  max?: number
  /** Normalizes a text before it is parsed. */
  clean?: (text: string) => string
  /** The error of an absent value and of an empty text. If omitted, the errors are `required` and the field's own error. */
  empty?: FieldErrorCode
}

/** A positive integer, or the text of one (in a query, a path, a form). */
export const wholeNumber = (
  message: FieldErrorCode = 'invalid',
  { max = Number.MAX_SAFE_INTEGER, clean = plainText, empty }: WholeNumberOptions = {},
) =>
  z
    .union(
      [
        z
          .string()
          .overwrite(clean)
          .regex(/^\d{1,15}$/, { error: ({ input }) => code(input === '' ? (empty ?? message) : message) }),
        z.number(),
      ],
      { error: ({ input }) => (input === undefined || input === null ? (empty ?? 'required') : message) },
    )
    .transform(Number)
    .pipe(z.int(code(message)).min(1, code(message)).max(max, code(message)))

/** Maximum page number. */
const MAX_PAGE = 1_000_000

/** How the API's documentation shows a number that a query contains as text. */
const WHOLE = { anyOf: undefined, type: 'integer', minimum: 1 }

/** A page size: a value that is not a number becomes `fallback`, others are clamped to 1 … `max`, as the specification says. */
export const clamped = (fallback: number, max: number) =>
  z
    .union([z.string(), z.number()])
    .optional()
    .transform((value) => {
      const isEmpty = value === undefined || String(value).trim() === ''
      const number = Math.trunc(Number(isEmpty ? fallback : value))
      return Number.isFinite(number) ? Math.min(Math.max(number, 1), max) : fallback
    })
    .meta({ ...WHOLE, maximum: max, default: fallback })

/** A query filter: a value without visible characters means no filter. */
export const filter = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && plainText(value) === '' ? undefined : value), schema.optional())

/** The query of a paginated list. */
export const pageQuery = z.object({
  /** From 1, which is the default. */
  page: filter(wholeNumber('page_invalid', { max: MAX_PAGE }))
    .transform((page) => page ?? 1)
    .meta({ ...WHOLE, maximum: MAX_PAGE, default: 1 }),
  limit: clamped(DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
})

/** One of some texts, such as the value of a select. */
export const choice = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: requiredOr() })

/** The schema of a form from the schemas of its fields, for modules that have no Zod of their own. */
export const formSchema = <Shape extends z.core.$ZodLooseShape>(fields: Shape) => z.object(fields)

/** The file field of an upload form. */
export const chosenFile = z.object({ archivo_excel: z.custom(Boolean, { error: code('file_required') }) })

/** A flag of a query: `true` or `false`, and undefined if it is not sent. Any other spelling is rejected. */
export const optionalFlag = z
  .enum(['true', 'false'], { error: code('flag_invalid') })
  // The API's documentation shows a boolean; the query contains the text.
  .meta({ type: 'boolean', enum: [true, false] })
  .transform((value) => value === 'true')
  .optional()

/** A flag of a query that is false if it is not sent. */
export const flag = optionalFlag.transform((value) => value ?? false)

/** The query of every endpoint that answers with a spreadsheet: the language of headings and words, Spanish if omitted. */
export const fileQuery = z.object({ lang: filter(z.enum(LANGUAGES, { error: code('invalid') })) })
export type FileQuery = z.output<typeof fileQuery>

/** A page beyond the end has no rows: its `currentPage` is above `totalPages`. */
export const pagination = z.object({
  currentPage: z.int(),
  totalPages: z.int(),
  totalItems: z.int(),
  itemsPerPage: z.int(),
})
export type Pagination = z.infer<typeof pagination>
