import { applyDecorators, SetMetadata } from '@nestjs/common'
import { ApiSecurity } from '@nestjs/swagger'
import type { Permission } from './permissions.js'

export const ACCESS_KEY = 'fichero:access'

/** What a route demands: nothing, a session, or a permission. */
export type RouteAccess = 'public' | 'authenticated' | Permission

const access = (value: RouteAccess) => SetMetadata(ACCESS_KEY, value)

/** Anybody. A token that comes along is still read, so that the answer's `can` fits its owner. */
export const Public = () => access('public')

export const Authenticated = () => applyDecorators(access('authenticated'), ApiSecurity('x-token'))

export const Can = (permission: Permission) => applyDecorators(access(permission), ApiSecurity('x-token'))
