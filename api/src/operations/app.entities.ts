import { ACCESS_ENTITIES } from '../access/access.entities.js'
import { CREDENTIALS_ENTITIES } from '../areas/access-links/credentials.entities.js'
import { AUTH_ENTITIES } from '../areas/auth/auth.entities.js'
import { FICHAS_ENTITIES } from '../areas/fichas/fichas.entities.js'
import { MANUALS_ENTITIES } from '../areas/manuals/manuals.entities.js'
import { PROGRAMS_ENTITIES } from '../areas/programs/programs.entities.js'
import { REMOTES_ENTITIES } from '../areas/remotes/remotes.entities.js'
import { USERS_ENTITIES } from '../areas/users/users.entities.js'
import { DATABASE_ENTITIES } from '../database/database.entities.js'
import { IMPORTS_ENTITIES } from '../files/import-records/imports.entities.js'
import { MAIL_ENTITIES } from '../mail/pending-message.entity.js'
import { AUDIT_ENTITIES } from '../records/audit/audit.entities.js'
import { BACKUPS_ENTITIES } from '../records/backup-log/backups.entities.js'
import { NODES_ENTITIES } from './nodes/node.entity.js'

/** The entities of all areas. */
export const ENTITIES = [
  ...USERS_ENTITIES,
  ...CREDENTIALS_ENTITIES,
  ...ACCESS_ENTITIES,
  ...AUTH_ENTITIES,
  ...AUDIT_ENTITIES,
  ...PROGRAMS_ENTITIES,
  ...FICHAS_ENTITIES,
  ...IMPORTS_ENTITIES,
  ...REMOTES_ENTITIES,
  ...MANUALS_ENTITIES,
  ...MAIL_ENTITIES,
  ...NODES_ENTITIES,
  ...BACKUPS_ENTITIES,
  ...DATABASE_ENTITIES,
]
