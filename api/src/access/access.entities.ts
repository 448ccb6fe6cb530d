import { EndedSession } from './ended-session.entity.js'

export const ACCESS_ENTITIES = [EndedSession]
