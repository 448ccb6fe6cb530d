import type { Actor } from '../access/current-user.decorator.js'
import { may } from '../access/permissions.js'
import type { User } from './user.entity.js'

type Row = Pick<User, 'id' | 'estado'>

const isEnabled = (user: Row) => user.estado === 'habilitado'
const isDisabled = (user: Row) => user.estado === 'deshabilitado'
const isSelf = (actor: Actor, user: Row) => actor.id === user.id

export const canCreateUsers = (actor: Actor) => may(actor, 'users:create')
export const canViewDisabledUsers = (actor: Actor) => may(actor, 'users:view-disabled')
export const canViewUser = (actor: Actor, user: Row) => isEnabled(user) || canViewDisabledUsers(actor)
export const canEditUsers = (actor: Actor) => may(actor, 'users:edit')
/** A request that waits for approval is not edited but decided. */
export const canEditUser = (actor: Actor, user: Row) =>
  (isSelf(actor, user) || canEditUsers(actor)) && (isEnabled(user) || isDisabled(user))
/** Nobody gives themselves a role or a type. */
export const canAssignUser = (actor: Actor) => canEditUsers(actor)
export const canDisableUser = (actor: Actor, user: Row) => may(actor, 'users:disable') && isEnabled(user)
export const canEnableUser = (actor: Actor, user: Row) => may(actor, 'users:enable') && isDisabled(user)

export const userAbilities = (actor: Actor, user: Row) => ({
  edit: canEditUser(actor, user),
  assign: canAssignUser(actor) && canEditUser(actor, user),
  disable: canDisableUser(actor, user),
  enable: canEnableUser(actor, user),
})
