import type { AdminUsersAnswer, AdminUsersQuery } from '@fichero/contract/admin.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { scopedTo } from '../../access/scope.js'
import { offsetOf, paginationOf } from '../../database/pagination.js'
import { countOf } from '../../database/rows.js'
import { hideContract } from './present-user.js'
import { readUsers, selectUsers } from './select-users.js'

/** Lists users in every state, including access requests, for administrators. */
@Injectable()
export class AllUsersService {
  constructor(private readonly dataSource: DataSource) {}

  async list(actor: Actor, query: AdminUsersQuery): Promise<AdminUsersAnswer> {
    const { estado, limit } = query
    const where = estado === undefined ? '' : 'WHERE estado = ?'
    const parameters = estado === undefined ? [] : [estado]
    const [users, total] = await Promise.all([
      readUsers(this.dataSource, `${selectUsers(actor, where)} LIMIT ? OFFSET ?`, [
        ...parameters,
        limit,
        offsetOf(query),
      ]),
      countOf(this.dataSource, `SELECT COUNT(*) AS total FROM ${scopedTo(actor).users} usuario ${where}`, parameters),
    ])
    return { ok: true, users: users.map((user) => hideContract(actor, user)), pagination: paginationOf(query, total) }
  }
}
