import { allOf, allows, becomes, permitted, type Rule, refuse } from '../access/policy.js'
import type { User } from './user.entity.js'

type Row = Pick<User, 'id' | 'estado'>

const seesDisabled = permitted('users:view-disabled')
/** Also checked before the lookup, so that the refusal does not reveal who exists. */
export const editOthers = permitted('users:edit')

/** Users who are not enabled are only visible with permission to see disabled ones. */
export const viewUser: Rule<Row> = (actor, user) =>
  user.estado === 'habilitado' || allows(seesDisabled, actor, user) ? 'allowed' : refuse('user_not_found')

/** An access request can only be approved or rejected, neither edited nor disabled. */
const isNoRequest: Rule<Row> = (_, user) => (user.estado === 'pendiente' ? refuse('user_not_found') : 'allowed')

const editSelfOrOthers: Rule<Row> = (actor, user) => (actor?.id === user.id ? 'allowed' : editOthers(actor, user))

const isEnabled: Rule<Row> = (_, user) => (user.estado === 'habilitado' ? 'allowed' : refuse('user_disabled'))

/** Who found an open session would have the account with it. */
const isSomebodyElse: Rule<Row> = (actor, user) =>
  // Stryker disable next-line OptionalChaining: who is not signed in was refused before
  actor?.id === user.id ? refuse('access_link_for_oneself') : 'allowed'

/** Abilities on one user. `assign` is to set role and type; editing oneself does not include it. */
export const userPolicy = {
  edit: allOf(viewUser, isNoRequest, editSelfOrOthers),
  assign: allOf(viewUser, isNoRequest, editOthers),
  disable: allOf(viewUser, isNoRequest, permitted('users:disable'), becomes('deshabilitado')),
  enable: allOf(viewUser, isNoRequest, permitted('users:enable'), becomes('habilitado')),
  link: allOf(viewUser, isNoRequest, permitted('users:approve'), isSomebodyElse, isEnabled),
}

/** Abilities on the list. */
export const usersPolicy = {
  create: permitted('users:create'),
  viewDisabled: seesDisabled,
}
