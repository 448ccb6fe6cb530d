import type { CreateUser, UserSavedAnswer } from '@fichero/contract/users.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { ContractAccess } from '../../access/contract-access.js'
import type { Actor } from '../../access/current-user.decorator.js'
import { hashPassword } from '../../access/passwords.js'
import { audit } from '../../records/audit/audit.js'
import { succeed } from '../../records/row-updates/succeed.js'
import { requireGoodPassword } from '../../rules/password-rules.js'
import { setWorkplaces } from '../centres/known-centres.js'
import { writePerson } from './duplicates.js'
import { adminOnly, grantedCentres, grantsRole } from './granted-values.js'
import { newUser } from './new-user.js'
import { presentUser } from './present-user.js'
import { User } from './user.entity.js'

@Injectable()
export class UserCreationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contracts: ContractAccess,
  ) {}

  async create(actor: Actor, data: CreateUser): Promise<UserSavedAnswer> {
    const { contrasena, centros: chosen, ...fields } = data
    if (!grantsRole(actor, data.rol)) throw adminOnly(['rol'])
    const centros = grantedCentres(actor, chosen)
    requireGoodPassword(contrasena, data, 'contrasena')
    const hash = await hashPassword(contrasena)
    return writePerson(this.dataSource, data, async (manager) => {
      const user = await manager.save(User, newUser({ ...fields, contrasena: hash, estado: 'habilitado' }))
      await audit(manager, {
        actor,
        accion: 'users:create',
        entidad: 'usuario',
        entidad_id: user.id,
        despues: { ...fields, estado: user.estado, ...(await setWorkplaces(manager, user.id, centros)).despues },
      })
      return succeed('user_created', { user: presentUser(Object.assign(user, { centros }), actor, this.contracts) })
    })
  }
}
