import { DOCUMENT_TYPES, REGISTRATION_TYPES } from './enums.ts'
import type { FieldErrorCode } from './field-errors.ts'
import {
  choiceProblem,
  dayProblem,
  emailRule,
  inOrder,
  NAME,
  NEW_PASSWORD,
  PASSWORD,
  TYPED_DOCUMENT,
  textProblem,
} from './field-rules.ts'
import { hasContract } from './instructor-contract.ts'

// What is wrong with the forms of the access pages, by field. The schemas of the same calls say the same
// (`auth.schema.ts`): a spec holds one against the other.

/** A form as it was typed: a text by field. */
export type Typed = Readonly<Record<string, string | undefined>>
export type Problems = Record<string, FieldErrorCode | undefined>

const document = ({ nro_documento = '' }: Typed) => textProblem(TYPED_DOCUMENT, nro_documento)

export const loginProblems = (typed: Typed): Problems => ({
  nro_documento: document(typed),
  contrasena: textProblem(PASSWORD, typed.contrasena ?? ''),
})

export const forgotPasswordProblems = (typed: Typed): Problems => ({ nro_documento: document(typed) })

export function resetPasswordProblems({ newPassword = '', confirmPassword }: Typed): Problems {
  const problem = textProblem(NEW_PASSWORD, newPassword)
  const isSame = confirmPassword === undefined || confirmPassword === newPassword
  // Where there is no password yet, there is none to repeat.
  return {
    newPassword: problem,
    confirmPassword: isSame || problem === 'required' ? undefined : 'passwords_differ',
  }
}

export const registerProblems = (typed: Typed): Problems => ({
  nombre: textProblem(NAME, typed.nombre ?? ''),
  apellido: textProblem(NAME, typed.apellido ?? ''),
  tipo_documento: choiceProblem(DOCUMENT_TYPES, typed.tipo_documento),
  nro_documento: document(typed),
  correo_institucional: textProblem(emailRule('email_invalid'), typed.correo_institucional ?? ''),
  tipo: choiceProblem(REGISTRATION_TYPES, typed.tipo),
  fecha_inicio_contrato: contractDayProblem(typed, typed.fecha_inicio_contrato),
  fecha_fin_contrato:
    contractDayProblem(typed, typed.fecha_fin_contrato) ?? (inOrder(typed) ? undefined : 'end_before_start'),
})

function contractDayProblem(typed: Typed, day = ''): FieldErrorCode | undefined {
  return hasContract(typed) && day.trim() === '' ? 'contract_dates_required' : dayProblem(day)
}
