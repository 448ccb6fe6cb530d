import { User } from './user.entity.js'

export const USERS_ENTITIES = [User]
