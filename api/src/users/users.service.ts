import type { UserState } from '@fichero/contract/enums'
import type { DisabledUsersAnswer, UserAnswer, UsersAnswer } from '@fichero/contract/users.schema'
import { user as userSchema } from '@fichero/contract/users.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { abilities, authorize } from '../access/policy.js'
import { fail } from '../errors/fail.js'
import { Ficha } from '../fichas/ficha.entity.js'
import { byName } from './by-name.js'
import { type PresentedUser, presentUser } from './present-user.js'
import { User } from './user.entity.js'
import { usersPolicy, viewUser } from './users.policy.js'

/** Neither the password's hash nor the token version ever leaves the database for a list. */
const FIELDS = [...userSchema.keyof().options, 'version'] as const

@Injectable()
export class UsersService {
  constructor(private readonly dataSource: DataSource) {}

  async list(actor: Actor): Promise<UsersAnswer> {
    const users = await this.inState('habilitado')
    return { ok: true, users, can: abilities(usersPolicy, actor, users) }
  }

  async listDisabled(actor: Actor): Promise<DisabledUsersAnswer> {
    const users = await this.inState('deshabilitado')
    return users.map((user) => presentUser(user, actor))
  }

  async get(actor: Actor, id: number): Promise<UserAnswer> {
    const user = await this.select().where('u.id = :id', { id }).getRawOne<PresentedUser>()
    if (!user) throw fail('user_not_found')
    authorize(viewUser, actor, user)
    const fichas_asignadas = await this.dataSource.manager.countBy(Ficha, { id_jefe: id, estado: 'habilitado' })
    return { ok: true, user: { ...presentUser(user, actor), fichas_asignadas } }
  }

  private async inState(estado: UserState): Promise<PresentedUser[]> {
    const users = await this.select().where('u.estado = :estado', { estado }).getRawMany<PresentedUser>()
    return users.sort(byName)
  }

  private select() {
    const query = this.dataSource.createQueryBuilder(User, 'u').select([])
    for (const field of FIELDS) query.addSelect(`u.${field}`, field)
    return query
  }
}
