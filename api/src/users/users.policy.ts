import type { Actor } from '../access/current-user.decorator.js'
import { may } from '../access/permissions.js'
import type { User } from './user.entity.js'

export const canCreateUsers = (actor: Actor) => may(actor, 'users:create')
export const canViewDisabledUsers = (actor: Actor) => may(actor, 'users:view-disabled')
export const canEditUser = (actor: Actor) => may(actor, 'users:edit')
export const canDisableUser = (actor: Actor, user: Pick<User, 'estado'>) =>
  may(actor, 'users:disable') && user.estado === 'habilitado'
