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
 * Returns the centres in which a user will work, of those that an actor chose; or an error: `required` for none,
 * `centre_unknown` for a centre that the actor does not see. An actor who sees a single centre need not choose it.
 */
export function grantCentres(
  { centros: own }: Pick<Actor, 'centros'>,
  chosen: readonly number[],
): { centros: number[]; error?: 'required' | 'centre_unknown' } {
  if (own === 'all') return { centros: [...chosen] }
  const centros = chosen.length === 0 && own.length === 1 ? [...own] : [...chosen]
  if (centros.length === 0) return { centros, error: 'required' }
  return centros.every((id) => own.includes(id)) ? { centros } : { centros, error: 'centre_unknown' }
}

/**
 * Like `grantCentres`, for the form of a user.
 * @throws AppError with the error at `centros`
 */
export function grantedCentres(actor: Pick<Actor, 'centros'>, chosen: readonly number[] = []): number[] {
  const { centros, error } = grantCentres(actor, chosen)
  if (error) throw failFields({ centros: error })
  return centros
}
