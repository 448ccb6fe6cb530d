import { WriteCheck } from './write-check.entity.js'

export const DATABASE_ENTITIES = [WriteCheck]
