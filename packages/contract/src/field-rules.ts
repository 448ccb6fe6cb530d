import { regexes } from 'zod/v4/core'
import type { FieldErrorCode } from './field-errors.ts'
import type { Contract } from './instructor-contract.ts'
import { MAX_EMAIL, MAX_NAME, MAX_PASSWORD, MIN_PASSWORD } from './limits.ts'
import { plainDocument, plainText } from './text.ts'

// The rules of fields that documents without Zod check too. The schemas are made from the same ones: see `textSchema`.

/** What a text has to be. What is wrong first is what is said. */
export interface TextRule {
  /** What a text goes through before it is looked at and stored. */
  clean?: (text: string) => string
  /** Whether nothing was written: an empty text, if it is omitted. */
  isBlank?: (text: string) => boolean
  /** The fewest characters, and what is said of fewer. */
  min?: readonly [length: number, code: FieldErrorCode]
  /** The most UTF-16 units. */
  max?: number
  pattern?: RegExp
  /** What the pattern does not say. */
  also?: (text: string) => boolean
  /** What is said where the pattern or `also` does not hold. */
  invalid?: FieldErrorCode
}

export const DOCUMENT: TextRule = {
  pattern: /^\d{5,15}$/,
  also: (digits) => /[1-9]/.test(digits),
  invalid: 'document_invalid',
}

/** A document number as people type it. */
export const TYPED_DOCUMENT: TextRule = { ...DOCUMENT, clean: plainDocument }

export const lineRule = (max: number): TextRule => ({ clean: plainText, max })

export const NAME = lineRule(MAX_NAME)

/** `invalid` is the form's own code. */
export const emailRule = (invalid: FieldErrorCode): TextRule => ({
  ...lineRule(MAX_EMAIL),
  pattern: regexes.email,
  invalid,
})

/** The password of who signs in: old ones may be shorter than new ones. */
export const PASSWORD: TextRule = { max: MAX_PASSWORD }

export const NEW_PASSWORD: TextRule = {
  isBlank: (text) => text.trim() === '',
  min: [MIN_PASSWORD, 'password_short'],
  max: MAX_PASSWORD,
}

const DAY = regexes.date

/** Whether a text is an existing calendar day, `YYYY-MM-DD`. */
export const isDay = (value: unknown): value is string => typeof value === 'string' && DAY.test(value)

/** Others are slips of the keyboard. */
export const isInOurTime = (day: string) => day >= '1950-01-01' && day <= '2100-12-31'

/** Returns what is wrong with a text; undefined where it is as the rule says. */
export function textProblem(
  { clean, isBlank = isEmpty, min, max, pattern, also, invalid = 'invalid' }: TextRule,
  typed: string,
): FieldErrorCode | undefined {
  const text = clean ? clean(typed) : typed
  if (isBlank(text)) return 'required'
  if (min && text.length < min[0]) return min[1]
  if (max !== undefined && text.length > max) return 'too_long'
  return (pattern && !pattern.test(text)) || also?.(text) === false ? invalid : undefined
}

export const isEmpty = (text: string) => text === ''

/** The same of one value of a closed list. */
export const choiceProblem = (values: readonly string[], value: unknown): FieldErrorCode | undefined => {
  if (value === undefined || value === null || value === '') return 'required'
  return typeof value === 'string' && values.includes(value) ? undefined : 'invalid'
}

/** The same of an optional day. */
export const dayProblem = (text: string): FieldErrorCode | undefined =>
  text.trim() === '' || (isDay(text) && isInOurTime(text)) ? undefined : 'date_invalid'

/** Returns whether the end of a contract is after its start. */
export const inOrder = ({ fecha_inicio_contrato: start, fecha_fin_contrato: end }: Contract) =>
  !isDay(start) || !isDay(end) || end > start
