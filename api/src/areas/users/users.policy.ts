import type { ContractLimit } from '@fichero/contract/users.schema'
import { endedOn } from '../../access/contract-access.js'
import { allOf, allows, becomes, permitted, type Rule, refuse } from '../../access/policy.js'
import { isInScope } from '../../access/scope.js'
import type { User } from './user.entity.js'

/** A user, with the ids of the centres in which the user works. */
export type UserRow = Pick<User, 'id' | 'estado' | 'rol'> & { centros: readonly number[] }

const seesDisabled = permitted('users:view-disabled')
/** Services also check this before they look up a user, so that the error does not reveal whether the user exists. */
export const editOthers = permitted('users:edit')

/** Users see themselves, the people of their centres, and the administrators, like the users of `scopedTo`. */
const isVisible: Rule<UserRow> = (actor, { id, rol, centros }) =>
  actor &&
  (actor.centros === 'all' || actor.id === id || rol === 'admin' || centros.some((centre) => isInScope(actor, centre)))
    ? 'allowed'
    : refuse('user_not_found')

const isEnabledFor: Rule<UserRow> = (actor, user) =>
  user.estado === 'habilitado' || allows(seesDisabled, actor, user) ? 'allowed' : refuse('user_not_found')

/** Only actors with `users:view-disabled` see users who are not enabled. */
export const viewUser: Rule<UserRow> = allOf(isVisible, isEnabledFor)

const manageAdministrators = permitted('users:manage-administrators')

/** Administrators are managed by administrators, and other users by those who see all of their centres. */
const managesAll: Rule<UserRow> = (actor, user) => {
  if (user.rol === 'admin') return manageAdministrators(actor, user)
  return actor && user.centros.every((centre) => isInScope(actor, centre)) ? 'allowed' : refuse('forbidden')
}

/** Whether an actor administers a user. Only then the actor sees the contract in lists. */
export const manageUser: Rule<UserRow> = allOf(viewUser, editOthers, managesAll)

/** Decides on a request for access or for a new password. */
export const decideRequest: Rule<UserRow> = allOf(viewUser, permitted('users:approve'), managesAll)

/** An access request can only be approved or rejected, neither edited nor disabled. */
const isNotRequest: Rule<UserRow> = (_, user) => (user.estado === 'pendiente' ? refuse('user_not_found') : 'allowed')

/** Users may edit themselves; only users who manage them may edit others. */
const editSelfOrOthers: Rule<UserRow> = (actor, user) => (actor?.id === user.id ? 'allowed' : manageUser(actor, user))

const isEnabled: Rule<UserRow> = (_, user) => (user.estado === 'habilitado' ? 'allowed' : refuse('user_disabled'))

/** Nobody creates a link for their own account: otherwise anyone with an unattended session could take over the account. */
const isNotSelf: Rule<UserRow> = (actor, user) =>
  // Stryker disable next-line OptionalChaining: visitors were rejected before
  actor?.id === user.id ? refuse('access_link_for_oneself') : 'allowed'

/** Only administrators extend their own access. */
const isNotOwnAccess: Rule<UserRow> = (actor, user) =>
  actor?.id === user.id ? manageAdministrators(actor, user) : 'allowed'

type LimitedRow = UserRow & { limite_contrato: ContractLimit | null }

/** A link is useless if the user's contract has ended. */
const isUsable: Rule<LimitedRow> = (_, { limite_contrato }) => {
  const fecha = endedOn(limite_contrato)
  return fecha === undefined ? 'allowed' : refuse('user_contract_ended', { fecha })
}

/** Abilities on one user. `assign` is changing role, type, contract and centres. */
export const userPolicy = {
  edit: allOf(viewUser, isNotRequest, editSelfOrOthers),
  assign: allOf(isNotRequest, manageUser, isNotOwnAccess),
  disable: allOf(viewUser, isNotRequest, permitted('users:disable'), managesAll, becomes('deshabilitado')),
  enable: allOf(viewUser, isNotRequest, permitted('users:enable'), managesAll, becomes('habilitado')),
  link: allOf(isNotRequest, decideRequest, isNotSelf, isEnabled, isUsable),
}

/** Abilities on the list. */
export const usersPolicy = {
  create: permitted('users:create'),
  viewDisabled: seesDisabled,
}
