import { pickColumns } from '@fichero/contract/fields'
import { USER_FIELDS } from '@fichero/contract/user.fields'
import type { UserAnswer, UserDetail } from '@fichero/contract/users.schema'
import type { ContractAccess } from '../../access/contract-access.js'
import type { Actor } from '../../access/current-user.decorator.js'
import { abilities, allows } from '../../access/policy.js'
import { isInScope } from '../../access/scope.js'
import type { UserOfCentres } from './lock-user.js'
import { manageUser, type UserRow, userPolicy } from './users.policy.js'

export type PresentedUser = Omit<UserDetail, 'can' | 'limite_contrato' | 'resumen_semanal'> &
  Pick<UserOfCentres, 'acceso_hasta' | 'centros'> & { resumen_semanal: boolean | number }

/** Replaces the contract fields for actors who may not edit the user. */
const NO_CONTRACT = { fecha_inicio_contrato: null, fecha_fin_contrato: null, limite_contrato: null }

/** Hides the contract of a row of a list from actors who do not manage the user. */
export const hideContract = <Row extends UserRow>(actor: Actor, user: Row): Row =>
  allows(manageUser, actor, user) ? user : Object.assign(user, NO_CONTRACT)

/**
 * Converts a user for an answer, with the actions that the actor may perform on the user (`can`), and those of the user's centres
 * that the actor sees.
 */
export function presentUser(
  user: PresentedUser | UserOfCentres,
  actor: Actor,
  contracts: ContractAccess,
): UserDetail & Pick<UserAnswer['user'], 'centros'> {
  const limite_contrato = contracts.limitOf(user)
  const can = abilities(userPolicy, actor, { ...user, limite_contrato })
  return {
    id: user.id,
    nro_documento: user.nro_documento,
    ...pickColumns(USER_FIELDS, user),
    estado: user.estado,
    resumen_semanal: Boolean(user.resumen_semanal),
    version: user.version,
    limite_contrato,
    ...(!can.edit && NO_CONTRACT),
    centros: user.centros.filter((centre) => isInScope(actor, centre)),
    can,
  }
}
