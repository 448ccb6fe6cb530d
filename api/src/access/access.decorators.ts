import type { Access, Permission } from '@fichero/contract/permissions'
import { applyDecorators, type CanActivate, SetMetadata, type Type } from '@nestjs/common'
import { ApiSecurity } from '@nestjs/swagger'

// Stryker disable next-line StringLiteral: any key serves that no other metadata has
export const ACCESS_KEY = 'fichero:access'

const access = (value: Access) => SetMetadata(ACCESS_KEY, value)

/** No session needed. A token that is sent is still read, so that the answer's `can` fits its owner. */
export const Public = () => applyDecorators(access('public'), ApiSecurity({}), ApiSecurity('x-token'))

// Stryker disable next-line StringLiteral: any key serves that no other metadata has
export const TOKEN_IGNORED_KEY = 'fichero:token-ignored'

/** No session needed, and a token that is sent is not read: the answer does not wait for the session's owner. */
export const Anonymous = () => applyDecorators(access('public'), SetMetadata(TOKEN_IGNORED_KEY, true))

// Stryker disable next-line StringLiteral: any key serves that no other metadata has
export const KEEPER_KEY = 'fichero:keeper'

/** No session, but a key of the route's own, which `keeper` checks. */
export const LetInBy = (keeper: Type<CanActivate>) =>
  applyDecorators(Anonymous(), SetMetadata(KEEPER_KEY, keeper), ApiSecurity('deploy-token'))

export const Authenticated = () => applyDecorators(access('authenticated'), ApiSecurity('x-token'))

export const Can = (permission: Permission) => applyDecorators(access(permission), ApiSecurity('x-token'))
