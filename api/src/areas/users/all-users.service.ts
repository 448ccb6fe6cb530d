import type { AdminUsersAnswer, AdminUsersQuery } from '@fichero/contract/admin.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { offsetOf, paginationOf } from '../../database/pagination.js'
import { countOf } from '../../database/rows.js'
import { readUsers, selectUsers } from './select-users.js'

/** Lists users in every state, including access requests, for administrators. */
@Injectable()
export class AllUsersService {
  constructor(private readonly dataSource: DataSource) {}

  async list(query: AdminUsersQuery): Promise<AdminUsersAnswer> {
    const { estado, limit } = query
    const where = estado === undefined ? '' : 'WHERE estado = ?'
    const parameters = estado === undefined ? [] : [estado]
    const [users, total] = await Promise.all([
      readUsers(this.dataSource, `${selectUsers(where)} LIMIT ? OFFSET ?`, [...parameters, limit, offsetOf(query)]),
      countOf(this.dataSource, `SELECT COUNT(*) AS total FROM usuario ${where}`, parameters),
    ])
    return { ok: true, users, pagination: paginationOf(query, total) }
  }
}
