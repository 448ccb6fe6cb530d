import type { ContractLimit } from '@fichero/contract/users.schema'
import { endedOn } from '../../access/contract-access.js'
import { allOf, allows, becomes, permitted, type Rule, refuse } from '../../access/policy.js'
import type { User } from './user.entity.js'

type Row = Pick<User, 'id' | 'estado'>

const seesDisabled = permitted('users:view-disabled')
/** Services also check this before they look up a user, so that the error does not reveal whether the user exists. */
export const editOthers = permitted('users:edit')

/** Only actors with `users:view-disabled` see users who are not enabled. */
export const viewUser: Rule<Row> = (actor, user) =>
  user.estado === 'habilitado' || allows(seesDisabled, actor, user) ? 'allowed' : refuse('user_not_found')

/** An access request can only be approved or rejected, neither edited nor disabled. */
const isNotRequest: Rule<Row> = (_, user) => (user.estado === 'pendiente' ? refuse('user_not_found') : 'allowed')

/** Users may edit themselves; only users with the permission may edit others. */
const editSelfOrOthers: Rule<Row> = (actor, user) => (actor?.id === user.id ? 'allowed' : editOthers(actor, user))

const isEnabled: Rule<Row> = (_, user) => (user.estado === 'habilitado' ? 'allowed' : refuse('user_disabled'))

/** Nobody creates a link for their own account: otherwise anyone with an unattended session could take over the account. */
const isNotSelf: Rule<Row> = (actor, user) =>
  // Stryker disable next-line OptionalChaining: visitors were rejected before
  actor?.id === user.id ? refuse('access_link_for_oneself') : 'allowed'

type LimitedRow = Row & { limite_contrato: ContractLimit | null }

/** A link is useless if the user's contract has ended. */
const isUsable: Rule<LimitedRow> = (_, { limite_contrato }) => {
  const fecha = endedOn(limite_contrato)
  return fecha === undefined ? 'allowed' : refuse('user_contract_ended', { fecha })
}

/** Abilities on one user. `assign` is changing role, type and contract, which users may not do to themselves. */
export const userPolicy = {
  edit: allOf(viewUser, isNotRequest, editSelfOrOthers),
  assign: allOf(viewUser, isNotRequest, editOthers),
  disable: allOf(viewUser, isNotRequest, permitted('users:disable'), becomes('deshabilitado')),
  enable: allOf(viewUser, isNotRequest, permitted('users:enable'), becomes('habilitado')),
  link: allOf(viewUser, isNotRequest, permitted('users:approve'), isNotSelf, isEnabled, isUsable),
}

/** Abilities on the list. */
export const usersPolicy = {
  create: permitted('users:create'),
  viewDisabled: seesDisabled,
}
