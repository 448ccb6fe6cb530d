import type { UserDetail } from '@fichero/contract/users.schema'
import type { Actor } from '../access/current-user.decorator.js'
import { abilities } from '../access/policy.js'
import type { User } from './user.entity.js'
import { userPolicy } from './users.policy.js'

export type PresentedUser = Omit<UserDetail, 'can'>

/** Returns the public data of a user and what the actor may do with it. */
export const presentUser = (user: PresentedUser | User, actor: Actor): UserDetail => ({
  id: user.id,
  nro_documento: user.nro_documento,
  tipo_documento: user.tipo_documento,
  nombre: user.nombre,
  apellido: user.apellido,
  correo_institucional: user.correo_institucional,
  rol: user.rol,
  tipo: user.tipo,
  fecha_inicio_contrato: user.fecha_inicio_contrato,
  fecha_fin_contrato: user.fecha_fin_contrato,
  estado: user.estado,
  version: user.version,
  can: abilities(userPolicy, actor, user),
})
