import type { UserSavedAnswer } from '@fichero/contract/users.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { record } from '../audit/record.js'
import { inTransaction } from '../database/transaction.js'
import { fail } from '../errors/fail.js'
import { keepAnAdmin } from './last-admin.js'
import { lockUser } from './lock-user.js'
import { presentUser } from './present-user.js'
import { User } from './user.entity.js'

/** Who is disabled cannot sign in; what they did and head stays theirs. */
@Injectable()
export class UserStates {
  constructor(private readonly dataSource: DataSource) {}

  disable(actor: Actor, id: number): Promise<UserSavedAnswer> {
    return this.set(actor, id, 'deshabilitado', 'users:disable', 'El instructor se deshabilitó correctamente')
  }

  enable(actor: Actor, id: number): Promise<UserSavedAnswer> {
    return this.set(actor, id, 'habilitado', 'users:enable', 'Instructor reactivado exitosamente.')
  }

  /** Setting the state that a person has already changes nothing and is no error: somebody clicked twice. */
  private set(
    actor: Actor,
    id: number,
    estado: 'habilitado' | 'deshabilitado',
    accion: string,
    msg: string,
  ): Promise<UserSavedAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      const user = await lockUser(manager, { id })
      if (user.estado === 'pendiente') throw fail('user_not_found')
      if (user.estado === estado) return { ok: true, msg, user: presentUser(user, actor) }
      if (estado === 'deshabilitado') await keepAnAdmin(manager, user)
      const changed = { estado, version: user.version + 1, version_token: user.version_token + 1 }
      await manager.update(User, { id }, changed)
      const antes = { estado: user.estado }
      await record(manager, { actor, accion, entidad: 'usuario', entidad_id: id, antes, despues: { estado } })
      return { ok: true, msg, user: presentUser({ ...user, ...changed }, actor) }
    })
  }
}
