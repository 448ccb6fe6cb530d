import type { FieldErrorCode } from '@fichero/contract/field-errors'
import { FIELD_ERRORS } from '@fichero/contract/field-errors'
import { inOrder } from '@fichero/contract/field-rules'
import { endsContract, hasContract } from '@fichero/contract/instructor-contract'
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
  return { ...typed, rol, ...contractOf(user, { ...typed, tipo }) }
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

const DAYS = ['fecha_inicio_contrato', 'fecha_fin_contrato'] as const
type Contract = Pick<User, (typeof DAYS)[number] | 'tipo'>

/** Dates that were not sent keep their value, whatever the type, and must be consistent with those that were. */
function contractOf(user: User, typed: Partial<Contract> & Pick<User, 'tipo'>): Contract {
  const { fecha_inicio_contrato = user.fecha_inicio_contrato, fecha_fin_contrato = user.fecha_fin_contrato } = typed
  const contract = { tipo: typed.tipo, fecha_inicio_contrato, fecha_fin_contrato }
  // An edit of other fields is not refused for a contract that it does not change.
  if (DAYS.every((day) => contract[day] === user[day]) && contract.tipo === user.tipo) return contract
  const wrong: Record<string, FieldErrorCode> = {}
  for (const day of DAYS.filter((day) => !contract[day])) {
    if (hasContract(contract)) wrong[day] = 'instructor_contract_dates_required'
    else if (user[day] && !endsContract(user, contract)) wrong[day] = 'contract_dates_kept'
  }
  if (!inOrder(contract)) wrong.fecha_fin_contrato = 'contract_end_before_start'
  if (Object.keys(wrong).length) throw failFields(wrong)
  return contract
}
