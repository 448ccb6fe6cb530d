import type { User } from '../src/areas/users/user.entity.js'

/** Returns the request body that the specification requires, with the user's current values. */
export const payload = (of: User, changes: Record<string, unknown> = {}) => ({
  nombre: of.nombre,
  apellido: of.apellido,
  correo_institucional: of.correo_institucional,
  tipo_documento: of.tipo_documento,
  nro_documento: of.nro_documento,
  rol: of.rol,
  tipo: of.tipo,
  ...changes,
})
