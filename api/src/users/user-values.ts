import type { FieldErrorCode } from '@fichero/contract/field-errors'
import { FIELD_ERRORS } from '@fichero/contract/field-errors'
import { inOrder } from '@fichero/contract/field-rules'
import type { UpdateUser } from '@fichero/contract/users.schema'
import type { Actor } from '../access/current-user.decorator.js'
import { allows } from '../access/policy.js'
import type { FieldErrors } from '../errors/app-error.js'
import { fail, failFields } from '../errors/fail.js'
import type { User } from './user.entity.js'
import { userPolicy } from './users.policy.js'

/** Returns the new column values of a user, or throws errors by field. */
export function userValues(actor: Actor, user: User, data: UpdateUser) {
  const { nro_documento = user.nro_documento, contrasena, contrasenaActual, ...typed } = data
  if (nro_documento !== user.nro_documento) throw failFields({ nro_documento: 'document_read_only' })
  const { rol = user.rol, tipo = user.tipo } = typed
  if (!allows(userPolicy.assign, actor, user)) refuseAssigning(user, typed)
  return { ...typed, rol, tipo, ...contractOf(user, { ...typed, tipo }) }
}

const ASSIGNED = ['rol', 'tipo', 'fecha_inicio_contrato', 'fecha_fin_contrato'] as const

/** A person's own role, type and contract are no choice of hers; sent as they are, they are no change. */
function refuseAssigning(user: User, typed: Partial<UpdateUser>): void {
  const changed = ASSIGNED.filter((field) => typed[field] !== undefined && typed[field] !== user[field])
  if (changed.length === 0) return
  const refusal = { code: 'admin_only', msg: FIELD_ERRORS.admin_only } as const
  const errors: FieldErrors = Object.fromEntries(changed.map((field) => [field, refusal]))
  throw fail('forbidden', undefined, { errors })
}

type Contract = Pick<User, 'fecha_inicio_contrato' | 'fecha_fin_contrato'>

/**
 * Dates that were not sent keep their value and must be consistent with those that were. Only contratistas have dates.
 */
function contractOf(user: User, typed: Partial<Contract> & Pick<User, 'tipo'>): Contract {
  const { fecha_inicio_contrato = user.fecha_inicio_contrato, fecha_fin_contrato = user.fecha_fin_contrato } = typed
  if (typed.tipo !== 'contratista') return { fecha_inicio_contrato: null, fecha_fin_contrato: null }
  const wrong: Record<string, FieldErrorCode> = {}
  if (!fecha_inicio_contrato) wrong.fecha_inicio_contrato = 'instructor_contract_dates_required'
  if (!fecha_fin_contrato) wrong.fecha_fin_contrato = 'instructor_contract_dates_required'
  if (!inOrder({ fecha_inicio_contrato, fecha_fin_contrato })) wrong.fecha_fin_contrato = 'contract_end_before_start'
  if (Object.keys(wrong).length) throw failFields(wrong)
  return { fecha_inicio_contrato, fecha_fin_contrato }
}
