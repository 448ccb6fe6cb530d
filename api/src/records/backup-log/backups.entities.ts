import { Backup } from './backup.entity.js'
import { Removal } from './removal.entity.js'

export const BACKUPS_ENTITIES = [Backup, Removal]
