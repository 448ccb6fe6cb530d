import type { Actor } from '../../access/current-user.decorator.js'
import { hasPermission } from '../../access/permissions.js'
import type { FieldErrors } from '../../errors/app-error.js'
import { fail, failFields } from '../../errors/fail.js'
import type { User } from './user.entity.js'

/** The error of fields that only a user with a further permission may set. */
export function adminOnly(fields: string[]) {
  const errors: FieldErrors = Object.fromEntries(fields.map((field) => [field, 'admin_only']))
  return fail('forbidden', undefined, { errors })
}

/** Returns whether an actor may give a role: only administrators make administrators. */
export const grantsRole = (actor: Actor, rol: User['rol']): boolean =>
  rol !== 'admin' || hasPermission(actor, 'users:manage-administrators')

/**
 * Returns the centres in which a user will work, of those that an actor chose. An actor who sees a single centre need not
 * choose it.
 * @throws AppError at `centros`: `required` for none, `centre_unknown` for a centre that the actor does not see
 */
export function grantedCentres({ centros: own }: Pick<Actor, 'centros'>, chosen: readonly number[] = []): number[] {
  if (own === 'all') return [...chosen]
  const granted = chosen.length === 0 && own.length === 1 ? own : chosen
  if (granted.length === 0) throw failFields({ centros: 'required' })
  if (granted.some((id) => !own.includes(id))) throw failFields({ centros: 'centre_unknown' })
  return [...granted]
}
