import { ConfigError } from '../config/config-error.js'
import type { DatabaseTarget } from '../config/database-target.js'
import { isDatabaseDown, isLocked, isStorageFull } from '../errors/database-error.js'
import { errorCode } from '../errors/error-code.js'

/** Error codes of MySQL for missing privileges. */
const DENIED = new Set(['ER_TABLEACCESS_DENIED_ERROR', 'ER_DBACCESS_DENIED_ERROR', 'ER_SPECIFIC_ACCESS_DENIED_ERROR'])

/** Converts an error while preparing the database into a `ConfigError` if the operator can repair the cause. */
export function startupError(target: DatabaseTarget, error: unknown): unknown {
  const variable = target.engine === 'mysql' ? 'DATABASE_URL' : 'DATA_DIR'
  const code = errorCode(error) ?? ''
  if (target.engine === 'mysql' && DENIED.has(code)) {
    const { username, pathname } = new URL(target.url)
    const [user, base] = [username, pathname.slice(1)].map(decodeURIComponent)
    return new ConfigError(
      variable,
      `el usuario «${user}» no puede preparar las tablas de «${base}»: necesita ALTER, CREATE, DROP, INDEX, REFERENCES, SELECT, INSERT, UPDATE y DELETE.`,
    )
  }
  if (isStorageFull(error)) return new ConfigError(variable, 'la base de datos no tiene espacio en el disco.')
  if (isLocked(error)) return new ConfigError(variable, 'otro programa tiene ocupada la base de datos.')
  if (isDatabaseDown(error)) return new ConfigError(variable, `se perdió la conexión con la base de datos (${code}).`)
  return error
}
