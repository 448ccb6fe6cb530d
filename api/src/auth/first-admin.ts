import { randomBytes } from 'node:crypto'
import { type DataSource } from 'typeorm'
import { audit } from '../audit/audit.js'
import type { Config } from '../config/config.js'
import { inTransaction } from '../database/transaction.js'
import { hashPassword } from '../passwords/passwords.js'
import { newUser } from '../users/new-user.js'
import { User } from '../users/user.entity.js'

export interface FirstAdmin {
  document: string
  /** Set only if it was generated here; otherwise the operator already knows it. */
  password?: string
}

/**
 * Creates the first administrator in a database without users. Returns undefined if there are users. `tell` is called
 * before the administrator is stored: a process that is killed in between has told a password that does not exist, and
 * the next one tells another. The other way round, nobody would know the password.
 */
export async function firstAdmin(
  dataSource: DataSource,
  admin: Config['admin'],
  tell: (admin: FirstAdmin) => void = () => undefined,
): Promise<FirstAdmin | undefined> {
  if (await dataSource.manager.existsBy(User, {})) return undefined
  const password = admin.password ?? randomBytes(9).toString('base64url')
  const contrasena = await hashPassword(password)
  const created = admin.password ? { document: admin.document } : { document: admin.document, password }
  tell(created)
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
