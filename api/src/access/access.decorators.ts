import type { Access, Permission } from '@fichero/contract/permissions'
import { applyDecorators, SetMetadata } from '@nestjs/common'
import { ApiSecurity } from '@nestjs/swagger'

export const ACCESS_KEY = 'fichero:access'

const access = (value: Access) => SetMetadata(ACCESS_KEY, value)

/** No session needed. A token that is sent is still read, so that the answer's `can` fits its owner. */
export const Public = () => access('public')

export const Authenticated = () => applyDecorators(access('authenticated'), ApiSecurity('x-token'))

export const Can = (permission: Permission) => applyDecorators(access(permission), ApiSecurity('x-token'))
