import { randomBytes } from 'node:crypto'
import { type DataSource } from 'typeorm'
import { hashPassword } from '../../access/passwords.js'
import type { Config } from '../../config/config.js'
import { ConfigError } from '../../config/config-error.js'
import { inTransaction } from '../../database/transaction.js'
import { audit } from '../../records/audit/audit.js'
import { isCommonWord } from '../../rules/password-rules.js'
import { newUser } from '../users/new-user.js'
import { User } from '../users/user.entity.js'

/** Minimum length. Longer than for other passwords: this user may do everything, and the password is often never changed. */
const MIN_FIRST_PASSWORD = 12

/** The created administrator, for the message at the startup. */
export interface FirstAdmin {
  document: string
  /** Set only if the password was generated; otherwise the operator configured it. */
  password?: string
}

/**
 * Creates the first administrator in a database without users; returns undefined if users exist. Calls `announce` with the
 * password before the administrator is stored. If the process is killed in between, the announced password is useless, but
 * the next start announces another password. In the opposite order, nobody would know the stored password.
 */
export async function firstAdmin(
  dataSource: DataSource,
  admin: Config['admin'],
  announce: (admin: FirstAdmin) => void = () => undefined,
): Promise<FirstAdmin | undefined> {
  if (await dataSource.manager.existsBy(User, {})) return undefined
  // Checked only here and not when settings are read: after the first start, `ADMIN_PASSWORD` has no effect.
  if (admin.password !== undefined && admin.password.length < MIN_FIRST_PASSWORD)
    throw new ConfigError('ADMIN_PASSWORD', `debe tener al menos ${MIN_FIRST_PASSWORD} caracteres.`)
  if (admin.password !== undefined && isCommonWord(admin.password))
    throw new ConfigError('ADMIN_PASSWORD', 'es una palabra común, o solo números; elija otra.')
  const password = admin.password ?? randomBytes(9).toString('base64url')
  const contrasena = await hashPassword(password)
  const created = admin.password ? { document: admin.document } : { document: admin.document, password }
  announce(created)
  await inTransaction(dataSource, async (manager) => {
    const user = await manager.save(
      User,
      newUser({
        nro_documento: admin.document,
        tipo_documento: 'CC',
        nombre: 'Administración',
        apellido: 'Fichero',
        correo_institucional: admin.email,
        contrasena,
        rol: 'admin',
        tipo: 'ninguno',
        fecha_inicio_contrato: null,
        fecha_fin_contrato: null,
        estado: 'habilitado',
      }),
    )
    await audit(manager, { actor: null, accion: 'users:first-admin', entidad: 'usuario', entidad_id: user.id })
  })
  return created
}
