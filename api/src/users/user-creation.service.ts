import type { CreateUser, UserSavedAnswer } from '@fichero/contract/users.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { record } from '../audit/record.js'
import { hashPassword } from '../credentials/passwords.js'
import { writePerson } from './duplicates.js'
import { newUser } from './new-user.js'
import { presentUser } from './present-user.js'
import { User } from './user.entity.js'

@Injectable()
export class UserCreation {
  constructor(private readonly dataSource: DataSource) {}

  async create(actor: Actor, data: CreateUser): Promise<UserSavedAnswer> {
    const { contrasena, ...told } = data
    const hash = await hashPassword(contrasena)
    return writePerson(this.dataSource, data, async (manager) => {
      const user = await manager.save(User, newUser({ ...told, contrasena: hash, estado: 'habilitado' }))
      await record(manager, {
        actor,
        accion: 'users:create',
        entidad: 'usuario',
        entidad_id: user.id,
        despues: { ...told, estado: user.estado },
      })
      return { ok: true, msg: 'Se creó el instructor correctamente', user: presentUser(user, actor) }
    })
  }
}
