import { ACCESS_ENTITIES } from './access/access.entities.js'
import { AUDIT_ENTITIES } from './audit/audit.entities.js'
import { AUTH_ENTITIES } from './auth/auth.entities.js'
import { CREDENTIALS_ENTITIES } from './credentials/credentials.entities.js'
import { DATABASE_ENTITIES } from './database/database.entities.js'
import { FICHAS_ENTITIES } from './fichas/fichas.entities.js'
import { IMPORTS_ENTITIES } from './imports/imports.entities.js'
import { KEEPING_ENTITIES } from './keeping/backup.entity.js'
import { MAIL_ENTITIES } from './mail/pending-message.entity.js'
import { MANUALS_ENTITIES } from './manuals/manuals.entities.js'
import { NODES_ENTITIES } from './nodes/node.entity.js'
import { PROGRAMS_ENTITIES } from './programs/programs.entities.js'
import { REMOTES_ENTITIES } from './remotes/remotes.entities.js'
import { USERS_ENTITIES } from './users/users.entities.js'

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
  ...KEEPING_ENTITIES,
  ...DATABASE_ENTITIES,
]
