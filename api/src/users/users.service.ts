import type { UserAnswer, User as UserData, UsersAnswer } from '@fichero/contract/users.schema'
import { user as userSchema } from '@fichero/contract/users.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { fail } from '../errors/fail.js'
import { User } from './user.entity.js'
import { canCreateUsers, canDisableUser, canEditUser, canViewDisabledUsers } from './users.policy.js'

/** Neither the password's hash nor the token version ever leaves the database for a list. */
const FIELDS = userSchema.keyof().options

@Injectable()
export class UsersService {
  constructor(private readonly dataSource: DataSource) {}

  async list(actor: Actor): Promise<UsersAnswer> {
    const users = await this.select().where('u.estado = :estado', { estado: 'habilitado' }).getRawMany<UserData>()
    const { compare } = new Intl.Collator('es')
    // Sorted here, because the two databases sort accents differently.
    users.sort((a, b) => compare(a.apellido, b.apellido) || compare(a.nombre, b.nombre) || a.id - b.id)
    return { ok: true, users, can: { create: canCreateUsers(actor), viewDisabled: canViewDisabledUsers(actor) } }
  }

  async get(actor: Actor, id: number): Promise<UserAnswer> {
    const user = await this.select().where('u.id = :id', { id }).getRawOne<UserData>()
    if (!user) throw fail('user_not_found')
    return { ok: true, user: { ...user, can: { edit: canEditUser(actor), disable: canDisableUser(actor, user) } } }
  }

  private select() {
    const query = this.dataSource.createQueryBuilder(User, 'u').select([])
    for (const field of FIELDS) query.addSelect(`u.${field}`, field)
    return query
  }
}
