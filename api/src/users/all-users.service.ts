import type { AdminUsersAnswer, AdminUsersQuery } from '@fichero/contract/admin.schema'
import { type User as UserData, user as userSchema } from '@fichero/contract/users.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { offsetOf, paginationOf } from '../database/pagination.js'
import { byName } from './by-name.js'

const FIELDS = userSchema.keyof().options

/** People in any state, requests included: those behind the administrator's figures. */
@Injectable()
export class AllUsersService {
  constructor(private readonly dataSource: DataSource) {}

  async list(query: AdminUsersQuery): Promise<AdminUsersAnswer> {
    const { estado, limit } = query
    const where = estado === undefined ? '' : 'WHERE estado = ?'
    const users: UserData[] = await this.dataSource.query(
      `SELECT ${FIELDS} FROM usuario ${where}`,
      estado === undefined ? [] : [estado],
    )
    const start = offsetOf(query)
    const page = users.sort(byName).slice(start, start + limit)
    return { ok: true, users: page, pagination: paginationOf(query, users.length) }
  }
}
