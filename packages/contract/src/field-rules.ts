import { regexes } from 'zod/v4/core'
import type { FieldErrorCode } from './field-errors.ts'
import type { Contract } from './instructor-contract.ts'
import { MAX_EMAIL, MAX_NAME, MAX_PASSWORD, MIN_PASSWORD } from './limits.ts'
import { plainText } from './text.ts'

// The rules of text fields. `textSchema` makes schemas from them.

/** The rules of a text, in the order in which they are checked. Only the first error is reported. */
export interface TextRule {
  /** Normalizes the text before it is checked and stored. */
  clean?: (text: string) => string
  /** Whether the text counts as empty. If omitted, only the empty string counts as empty. */
  isBlank?: (text: string) => boolean
  /** Minimum number of characters, and the error of a shorter text. */
  min?: readonly [length: number, code: FieldErrorCode]
  /** Maximum length in UTF-16 units. */
  max?: number
  pattern?: RegExp
  /** A condition that the pattern cannot express. */
  also?: (text: string) => boolean
  /** The error if the pattern or `also` does not hold; `invalid` if omitted. */
  invalid?: FieldErrorCode
}

/** A document number. */
export const DOCUMENT: TextRule = {
  pattern: /^\d{5,15}$/,
  also: (digits) => /[1-9]/.test(digits),
  invalid: 'document_invalid',
}

/** A text of one line. */
export const lineRule = (max: number): TextRule => ({ clean: plainText, max })

/** The first names or the surnames of a person. */
export const NAME = lineRule(MAX_NAME)

/** `invalid` is the error of the form for an invalid address. */
export const emailRule = (invalid: FieldErrorCode): TextRule => ({
  ...lineRule(MAX_EMAIL),
  pattern: regexes.email,
  invalid,
})

/** The password in a sign-in. It has no minimum length: old passwords may be shorter than new ones. */
export const PASSWORD: TextRule = { max: MAX_PASSWORD }

/** A password that a user chooses. */
export const NEW_PASSWORD: TextRule = {
  isBlank: (text) => text.trim() === '',
  min: [MIN_PASSWORD, 'password_short'],
  max: MAX_PASSWORD,
}

const DAY = regexes.date

/** Returns whether a value is an existing calendar day, `YYYY-MM-DD`. */
export const isDay = (value: unknown): value is string => typeof value === 'string' && DAY.test(value)

/** Returns whether a day is from 1950 to 2100. Any other year is a typing error. */
export const isInOurTime = (day: string) => day >= '1950-01-01' && day <= '2100-12-31'

/** Returns the error of a value that must be in a closed list; undefined for a value of the list. */
export const choiceProblem = (values: readonly string[], value: unknown): FieldErrorCode | undefined => {
  if (value === undefined || value === null || value === '') return 'required'
  return typeof value === 'string' && values.includes(value) ? undefined : 'invalid'
}

/** Returns whether the end of a contract is after its start. True if one of the two values is not a day. */
export const inOrder = ({ fecha_inicio_contrato: start, fecha_fin_contrato: end }: Contract) =>
  !isDay(start) || !isDay(end) || end > start
