import type { Access, Permission } from '@fichero/contract/permissions'
import { applyDecorators, type CanActivate, SetMetadata, type Type } from '@nestjs/common'
import { ApiSecurity } from '@nestjs/swagger'

/** Metadata key of the access that a route or controller declares. */
// Stryker disable next-line StringLiteral: any unique metadata key works
export const ACCESS_KEY = 'fichero:access'

const access = (value: Access) => SetMetadata(ACCESS_KEY, value)

/** No session needed. If the request has a valid token, the route knows the user, for example to compute the answer's `can`. */
export const Public = () => applyDecorators(access('public'), ApiSecurity({}), ApiSecurity('x-token'))

/** Metadata key of routes that ignore a token. */
// Stryker disable next-line StringLiteral: any unique metadata key works
export const TOKEN_IGNORED_KEY = 'fichero:token-ignored'

/** No session needed. A token in the request is ignored, so that no query for its user delays the answer. */
export const Anonymous = () => applyDecorators(access('public'), SetMetadata(TOKEN_IGNORED_KEY, true))

/** Metadata key of the custom guard of a route. */
// Stryker disable next-line StringLiteral: any unique metadata key works
export const ROUTE_GUARD_KEY = 'fichero:route-guard'

/** No session needed: `guard` checks the route's own credentials, such as a deploy token. */
export const GuardedBy = (guard: Type<CanActivate>) =>
  applyDecorators(Anonymous(), SetMetadata(ROUTE_GUARD_KEY, guard), ApiSecurity('deploy-token'))

/** Any signed-in user. */
export const Authenticated = () => applyDecorators(access('authenticated'), ApiSecurity('x-token'))

/** Signed-in users whose role has the permission. */
export const Can = (permission: Permission) => applyDecorators(access(permission), ApiSecurity('x-token'))
