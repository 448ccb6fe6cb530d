import { z } from 'zod'
import { code, documentNumber, personName, requiredOr, textSchema } from './common.schema.ts'
import { DOCUMENT_TYPES, INSTRUCTOR_TYPES, ROLES } from './enums.ts'
import type { FieldErrorCode } from './field-errors.ts'
import { choiceProblem, inOrder, NEW_PASSWORD } from './field-rules.ts'
import { type Contract, hasContract } from './instructor-contract.ts'
import { MAX_PASSWORD } from './limits.ts'

// Fields of people that several forms share.

/** One value of a closed list; the error of an empty value is `required`. */
export const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: ({ input }) => choiceProblem(values, input) })

/** Sign-up in the specification uses `instructor` where everything else uses `user`. */
export const role = oneOf([...ROLES, 'instructor']).transform((rol) => (rol === 'instructor' ? 'user' : rol))

export const newPassword = textSchema(NEW_PASSWORD, code('required'))

/** Required if the sign-in is longer ago than `RECENT_SIGN_IN_MS` (`current_password_required`). */
export const currentPassword = z.string({ error: requiredOr() }).max(MAX_PASSWORD, code('too_long')).optional()

/** Names and document of a person. */
export const identity = {
  nombre: personName,
  apellido: personName,
  tipo_documento: oneOf(DOCUMENT_TYPES),
  nro_documento: documentNumber,
}

export const instructorType = oneOf(INSTRUCTOR_TYPES)

interface ContractErrors {
  /** Whether a contract day of a contratista is missing. */
  isMissing: (value: string | null | undefined) => boolean
  missing: FieldErrorCode
  order: FieldErrorCode
}

/** Returns the rules between the type of instructor and the contract days. They also run if other fields have errors. */
export function contractRules({ isMissing, missing, order }: ContractErrors) {
  const when = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null
  const present = (field: 'fecha_inicio_contrato' | 'fecha_fin_contrato') =>
    z.refine<Contract>((data) => !hasContract(data) || !isMissing(data[field]), {
      path: [field],
      error: code(missing),
      when,
    })
  return [
    present('fecha_inicio_contrato'),
    present('fecha_fin_contrato'),
    z.refine<Contract>(inOrder, { path: ['fecha_fin_contrato'], error: code(order), when }),
  ] as const
}
