import { nameColumns } from './name-columns.js'
import type { User } from './user.entity.js'
import { NOT_WAITING } from './waiting/waiting.js'

/** Columns whose values `newUser` or the database sets. */
type Derived =
  | 'id'
  | 'version'
  | 'version_token'
  | 'busqueda'
  | 'orden'
  | 'clave_pedida'
  | 'ultimo_intento'
  | 'acceso_hasta'
  | 'aviso_contrato'
  | 'resumen_semanal'
  | 'resumen_enviado'
type Values = Omit<User, Derived | 'idioma'> & Partial<Pick<User, 'idioma'>>

/** Returns the row of a new user. */
export const newUser = (values: Values): Omit<User, 'id'> => ({
  idioma: 'es',
  ...values,
  acceso_hasta: null,
  aviso_contrato: null,
  resumen_semanal: false,
  resumen_enviado: null,
  version: 1,
  version_token: 0,
  ...NOT_WAITING,
  ...nameColumns(values),
})
