import type { StatsAnswer } from '@fichero/contract/admin.schema'
import { USER_STATES, type UserState } from '@fichero/contract/enums'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../access/current-user.decorator.js'
import { scopedTo } from '../../access/scope.js'
import { computed, rowsOf } from '../../database/rows.js'

const readCounts = rowsOf(z.object({ estado: z.enum(USER_STATES), total: computed }))

/** Counts users by state, for the dashboard of administrators. */
@Injectable()
export class UserCountsService {
  constructor(private readonly dataSource: DataSource) {}

  async count(actor: Actor): Promise<StatsAnswer> {
    const { users } = scopedTo(actor)
    const counts = `SELECT estado, COUNT(*) AS total FROM ${users} usuario GROUP BY estado`
    const rows = await readCounts(this.dataSource, counts)
    const countOf = (estado: UserState) => rows.find((row) => row.estado === estado)?.total ?? 0
    const [pendingApprovals, activeUsers, disabledUsers] = [
      countOf('pendiente'),
      countOf('habilitado'),
      countOf('deshabilitado'),
    ]
    const totalUsers = pendingApprovals + activeUsers + disabledUsers
    return { ok: true, stats: { totalUsers, pendingApprovals, activeUsers, disabledUsers } }
  }
}
