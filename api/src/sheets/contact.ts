import { updateContactData } from '@fichero/contract/apprentices.schema'
import type { RowProblemCode } from '@fichero/contract/row-problems'
import { withoutDecimal } from '@fichero/contract/text'
import { cleanText } from './cells.js'
import { isTruth } from './names.js'
import type { Cell } from './sheet.js'

/** A value as it is stored, and what is to be told of it. */
interface Read {
  value: string | null
  problem?: RowProblemCode
}

const { celular, correo } = updateContactData.shape

/** As spreadsheet programs shorten a long number: its last digits are lost. */
const EXPONENT = /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i

/** A number of many digits with decimals. The dots of the form's rule stand between groups. */
const DECIMALS = /^\+?\d{7,}[.,]\d+$/

/**
 * Reads a phone by the rule of the form that edits it. What is none stays as it is written, with a warning; what cannot
 * be meant is not stored.
 */
export function phoneOf(cell: Cell | undefined): Read {
  const text = cleanText(cell)
  if (text === '') return { value: null }
  if (isTruth(text) || EXPONENT.test(text)) return { value: null, problem: 'contact_dropped' }
  const value = withoutDecimal(text)
  return !DECIMALS.test(value) && celular.safeParse(value).success ? { value } : { value, problem: 'phone_kept' }
}

/** The same of a mail. */
export function mailOf(cell: Cell | undefined): Read {
  const value = cleanText(cell)
  if (value === '') return { value: null }
  if (isTruth(value)) return { value: null, problem: 'contact_dropped' }
  return correo.safeParse(value).success ? { value } : { value, problem: 'mail_kept' }
}
