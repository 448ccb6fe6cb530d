import { z } from 'zod'
import { LANGUAGES } from './enums.ts'
import type { FieldErrorCode, IncompleteFormCode } from './field-errors.ts'
import { DOCUMENT, emailRule, isInOurTime, lineRule, NAME, type TextRule } from './field-rules.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './limits.ts'
import { plainDocument, plainText, shownDocument } from './text.ts'

/** Types an issue message. Messages are catalogue codes, so that forms and the API can show them in any language. */
export const code = (name: FieldErrorCode) => name

/** The error of a value of another type: `required` where there is none, else `invalid`. */
export const requiredOr =
  (invalid: FieldErrorCode = 'invalid') =>
  ({ input }: { input?: unknown }) =>
    code(input === undefined || input === null ? 'required' : invalid)

/** The sentence of a whole form with empty fields, in place of the general one. */
export const incompleteForms = z.registry<{ sentence: IncompleteFormCode }>()

/**
 * The schema of a text by its rule, which documents without Zod check by as well.
 * @param error what is said of a value that is no text
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

/** A document number: digits, as text. Numbers are converted; dots and blanks, as in `1.098.765.432`, are dropped. */
export const documentNumber = z
  .union([z.string(), z.number()], { error: requiredOr('document_invalid') })
  .transform((value) => (typeof value === 'string' ? plainDocument(value) : String(value)))
  .pipe(documentDigits)

/** The same in the cell of a spreadsheet, where nobody sees what it is read as. */
export const documentOfCell = z.string().transform(shownDocument).pipe(documentDigits)

/** The document of an apprentice, which may be a passport with letters. They are converted to capitals. */
export const apprenticeDocument = z
  .union([z.string(), z.number()], { error: requiredOr('document_invalid') })
  .transform((value) => plainDocument(String(value)))
  .pipe(z.string().regex(/^[A-Z0-9]{5,15}$/, code('document_invalid')))

/** A text of one line, cleaned by `plainText`, which must leave something. `max` is in UTF-16 units. */
export const requiredText = (max: number) => textSchema(lineRule(max))

export const personName = textSchema(NAME)

/** An email address, converted to lower case. `refusal` is the form's own error code. */
export function emailField(refusal: FieldErrorCode) {
  const { pattern, ...text } = emailRule(refusal)
  return textSchema(text, requiredOr(refusal))
    .pipe(z.email({ pattern, error: refusal }))
    .transform((value) => value.toLowerCase())
}

export const email = emailField('email_invalid')

/** An existing calendar day, `YYYY-MM-DD`, of 1950 to 2100: others are slips of the keyboard. */
export const day = z
  .string({ error: requiredOr('date_invalid') })
  .min(1, code('required'))
  .pipe(z.iso.date(code('date_invalid')).refine(isInOurTime, code('date_invalid')))
  .meta({ format: 'date', description: 'A calendar day in Colombia.', example: '2026-08-05' })

interface WholeNumberOptions {
  /** The largest one accepted. */
  max?: number
  /** What a text goes through before it is read. */
  clean?: (text: string) => string
  /** The error of nothing and of an empty text, which are told apart if it is omitted. */
  empty?: FieldErrorCode
}

/** A positive integer, also as text (in a query, a path, a form). */
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

const MAX_PAGE = 1_000_000

/** A number in a query, as the description has it: what a client sends as text. */
const WHOLE = { anyOf: undefined, type: 'integer', minimum: 1 }

/** A page's size: unusable values become `fallback`, others are clamped to 1 … `max`, as the specification says. */
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

/** A query filter: a value that nobody sees is the same as none. */
export const filter = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && plainText(value) === '' ? undefined : value), schema.optional())

export const pageQuery = z.object({
  /** From 1; the first one if it is omitted. */
  page: filter(wholeNumber('page_invalid', { max: MAX_PAGE }))
    .transform((page) => page ?? 1)
    .meta({ ...WHOLE, maximum: MAX_PAGE, default: 1 }),
  limit: clamped(DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
})

/** The file field of an upload form. */
export const chosenFile = z.object({ archivo_excel: z.custom(Boolean, { error: code('file_required') }) })

/** A flag of a query: `true` or `false`, and undefined if it is not sent. Any other spelling is refused. */
export const optionalFlag = z
  .enum(['true', 'false'], { error: code('flag_invalid') })
  // What a query writes as a text is a boolean for whoever reads the description.
  .meta({ type: 'boolean', enum: [true, false] })
  .transform((value) => value === 'true')
  .optional()

/** The same, which is false if it is not sent. */
export const flag = optionalFlag.transform((value) => value ?? false)

/** The query of every call that answers with a spreadsheet: the language of its headings and words, Spanish if omitted. */
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
