import { KnownOrigin } from './known-origin.entity.js'

export const AUTH_ENTITIES = [KnownOrigin]
