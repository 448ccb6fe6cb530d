import { pickColumns } from '@fichero/contract/fields'
import { USER_FIELDS } from '@fichero/contract/user.fields'
import type { UserDetail } from '@fichero/contract/users.schema'
import type { ContractAccess } from '../../access/contract-access.js'
import type { Actor } from '../../access/current-user.decorator.js'
import { abilities } from '../../access/policy.js'
import type { User } from './user.entity.js'
import { userPolicy } from './users.policy.js'

export type PresentedUser = Omit<UserDetail, 'can' | 'limite_contrato' | 'resumen_semanal' | 'centros'> &
  Pick<User, 'acceso_hasta'> & { resumen_semanal: boolean | number }

/** Converts a user for an answer, with the actions that the actor may perform on the user (`can`). */
export function presentUser(user: PresentedUser | User, actor: Actor, contracts: ContractAccess): UserDetail {
  const limite_contrato = contracts.limitOf(user)
  return {
    id: user.id,
    nro_documento: user.nro_documento,
    ...pickColumns(USER_FIELDS, user),
    estado: user.estado,
    resumen_semanal: Boolean(user.resumen_semanal),
    version: user.version,
    limite_contrato,
    can: abilities(userPolicy, actor, { ...user, limite_contrato }),
  }
}
