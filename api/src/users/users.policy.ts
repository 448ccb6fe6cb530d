import { allOf, allows, becomes, permitted, type Rule, refuse } from '../access/policy.js'
import type { User } from './user.entity.js'

type Row = Pick<User, 'id' | 'estado'>

const seesDisabled = permitted('users:view-disabled')
/** Asked also before a person is looked up, so that the refusal tells nobody who exists. */
export const editOthers = permitted('users:edit')

/** Who is not enabled is found only by those who may see disabled people. */
export const viewUser: Rule<Row> = (actor, user) =>
  user.estado === 'habilitado' || allows(seesDisabled, actor, user) ? 'allowed' : refuse('user_not_found')

/** A request that waits for approval is neither edited nor disabled but decided. */
const isNoRequest: Rule<Row> = (_, user) => (user.estado === 'pendiente' ? refuse('user_not_found') : 'allowed')

const editSelfOrOthers: Rule<Row> = (actor, user) => (actor?.id === user.id ? 'allowed' : editOthers(actor, user))

/** What may be done to one person. `assign` is to give a role and a type, which nobody does to themselves by being themselves. */
export const userPolicy = {
  edit: allOf(viewUser, isNoRequest, editSelfOrOthers),
  assign: allOf(viewUser, isNoRequest, editOthers),
  disable: allOf(viewUser, isNoRequest, permitted('users:disable'), becomes('deshabilitado')),
  enable: allOf(viewUser, isNoRequest, permitted('users:enable'), becomes('habilitado')),
}

/** What may be done to the list. */
export const usersPolicy = {
  create: permitted('users:create'),
  viewDisabled: seesDisabled,
}
