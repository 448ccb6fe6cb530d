import { updateContactData } from '@fichero/contract/apprentices.schema'
import type { RowProblemCode } from '@fichero/contract/row-problems'
import { withoutDecimal } from '@fichero/contract/text'
import { cleanText } from './cells.js'
import { isBoolean } from './person-names.js'
import type { Cell } from './sheet.js'

interface ReadContact {
  /** The value to store; null if the cell is empty or its value is dropped. */
  value: string | null
  /** The warning to report. */
  problem?: RowProblemCode
}

const { celular, correo } = updateContactData.shape

/** Scientific notation, in which spreadsheet programs shorten a long number: its last digits are lost. */
const EXPONENT = /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i

/** A long number with decimals. The form allows dots only between groups of digits. */
const DECIMALS = /^\+?\d{7,}[.,]\d+$/

/**
 * Validates a phone like the form that edits it. An invalid phone is stored as written, with a warning. A boolean or a
 * number in scientific notation is dropped, with a warning.
 */
export function phoneOf(cell: Cell | undefined): ReadContact {
  const text = cleanText(cell)
  if (text === '') return { value: null }
  if (isBoolean(text) || EXPONENT.test(text)) return { value: null, problem: 'contact_dropped' }
  const value = withoutDecimal(text)
  return !DECIMALS.test(value) && celular.safeParse(value).success ? { value } : { value, problem: 'phone_kept' }
}

/** Validates a mail address like `phoneOf` a phone: an invalid address is stored with a warning, a boolean is dropped. */
export function mailOf(cell: Cell | undefined): ReadContact {
  const value = cleanText(cell)
  if (value === '') return { value: null }
  if (isBoolean(value)) return { value: null, problem: 'contact_dropped' }
  return correo.safeParse(value).success ? { value } : { value, problem: 'mail_kept' }
}
