import { z } from 'zod'
import { code, day, documentNumber, personName, requiredOr, textSchema } from './common.schema.ts'
import { DOCUMENT_TYPES, INSTRUCTOR_TYPES, ROLES } from './enums.ts'
import type { FieldErrorCode } from './field-errors.ts'
import { choiceProblem, inOrder, NEW_PASSWORD } from './field-rules.ts'
import { type Contract, hasContract } from './instructor-contract.ts'
import { MAX_PASSWORD } from './limits.ts'

// Fields of people that several forms share.

/** One value of a closed list; the error is `required` if it is empty. */
export const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: ({ input }) => choiceProblem(values, input) })

/** Sign-up in the specification uses `instructor` where everything else uses `user`. */
export const role = oneOf([...ROLES, 'instructor']).transform((rol) => (rol === 'instructor' ? 'user' : rol))

export const newPassword = textSchema(NEW_PASSWORD, code('required'))

/** Asked for where the sign-in was more than 15 minutes ago (`current_password_required`). */
export const currentPassword = z.string({ error: requiredOr() }).max(MAX_PASSWORD, code('too_long')).optional()

export const identity = {
  nombre: personName,
  apellido: personName,
  tipo_documento: oneOf(DOCUMENT_TYPES),
  nro_documento: documentNumber,
}

export const instructorType = oneOf(INSTRUCTOR_TYPES)

/** An optional day. An empty string means none; an absent field means no change. */
export const contractDay = z
  .string({ error: code('date_invalid') })
  .nullish()
  .transform((value) => (value?.trim() === '' ? null : value))
  .pipe(day.nullish())
  .meta({ description: 'A calendar day in Colombia, `YYYY-MM-DD`; empty for none.', example: '2026-08-05' })

interface ContractErrors {
  /** Whether a contract day of a contratista is missing. */
  isMissing: (value: string | null | undefined) => boolean
  missing: FieldErrorCode
  order: FieldErrorCode
}

/** Rules between the type and the contract days. They also run if other fields have errors. */
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
