import type { FieldErrorCode } from '@fichero/contract/field-errors'
import { inOrder } from '@fichero/contract/field-rules'
import { columnsWith } from '@fichero/contract/fields'
import { endsContract, hasContract } from '@fichero/contract/instructor-contract'
import { USER_FIELDS } from '@fichero/contract/user.fields'
import type { UpdateUser } from '@fichero/contract/users.schema'
import type { Actor } from '../../access/current-user.decorator.js'
import { allows } from '../../access/policy.js'
import { failFields } from '../../errors/fail.js'
import { adminOnly, grantsRole } from './granted-values.js'
import type { UserOfCentres } from './lock-user.js'
import type { User } from './user.entity.js'
import { userPolicy } from './users.policy.js'

/**
 * Returns the new column values of a user.
 * @throws AppError with errors by field, if the actor may not change a field or the contract is invalid
 */
export function userValues(actor: Actor, user: UserOfCentres, data: UpdateUser) {
  const { nro_documento = user.nro_documento, contrasena, contrasenaActual, centros, ...typed } = data
  if (nro_documento !== user.nro_documento) throw failFields({ nro_documento: 'document_read_only' })
  if (centros !== undefined && !allows(userPolicy.assign, actor, user)) throw adminOnly(['centros'])
  const { rol = user.rol, tipo = user.tipo } = typed
  refuseFields(actor, user, typed)
  if (rol !== user.rol && !grantsRole(actor, rol)) throw adminOnly(['rol'])
  return { ...typed, rol, ...contractOf(user, { ...typed, tipo }) }
}

/** Rejects changes of fields that need an ability which the actor lacks; unchanged values are accepted. */
function refuseFields(actor: Actor, user: UserOfCentres, typed: Partial<UpdateUser>): void {
  const refused = columnsWith(USER_FIELDS, 'ability')
    .filter((field) => typed[field] !== undefined && typed[field] !== user[field])
    .filter((field) => !allows(userPolicy[USER_FIELDS[field].ability], actor, user))
  if (refused.length > 0) throw adminOnly(refused)
}

const DAYS = ['fecha_inicio_contrato', 'fecha_fin_contrato'] as const
type Contract = Pick<User, (typeof DAYS)[number] | 'tipo'>

/**
 * Returns the contract after an update. Dates that the request omits keep their stored values, and must be consistent with
 * the dates in the request.
 */
function contractOf(user: User, typed: Partial<Contract> & Pick<User, 'tipo'>): Contract {
  const { fecha_inicio_contrato = user.fecha_inicio_contrato, fecha_fin_contrato = user.fecha_fin_contrato } = typed
  const contract = { tipo: typed.tipo, fecha_inicio_contrato, fecha_fin_contrato }
  // An unchanged contract is not checked, so that it does not block an edit of other fields.
  if (DAYS.every((day) => contract[day] === user[day]) && contract.tipo === user.tipo) return contract
  const errors: Record<string, FieldErrorCode> = {}
  for (const day of DAYS.filter((day) => !contract[day])) {
    if (hasContract(contract)) errors[day] = 'instructor_contract_dates_required'
    else if (user[day] && !endsContract(user, contract)) errors[day] = 'contract_dates_kept'
  }
  if (!inOrder(contract)) errors.fecha_fin_contrato = 'contract_end_before_start'
  if (Object.keys(errors).length) throw failFields(errors)
  return contract
}
