import { Remote } from './remote.entity.js'

export const REMOTES_ENTITIES = [Remote]
