import type { FieldErrorCode } from '@fichero/contract/errors'
import { FIELD_ERRORS } from '@fichero/contract/errors'
import { inOrder } from '@fichero/contract/person.schema'
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
  refuseAssigning(actor, user, { rol, tipo })
  refuseGaps(actor, user, typed)
  return { ...typed, rol, tipo, ...contractOf(user, { ...typed, tipo }) }
}

function refuseAssigning(actor: Actor, user: User, { rol, tipo }: Pick<User, 'rol' | 'tipo'>): void {
  if (allows(userPolicy.assign, actor, user)) return
  const errors: FieldErrors = {}
  const refusal = { code: 'admin_only', msg: FIELD_ERRORS.admin_only } as const
  if (rol !== user.rol) errors.rol = refusal
  if (tipo !== user.tipo) errors.tipo = refusal
  if (Object.keys(errors).length) throw fail('forbidden', undefined, { errors })
}

/** Role and type are required to edit another user, optional to edit oneself. */
function refuseGaps(actor: Actor, user: User, typed: Pick<UpdateUser, 'rol' | 'tipo'>): void {
  if (actor.id === user.id) return
  const gaps: Record<string, FieldErrorCode> = {}
  if (typed.rol === undefined) gaps.rol = 'required'
  if (typed.tipo === undefined) gaps.tipo = 'required'
  if (Object.keys(gaps).length) throw failFields(gaps)
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
