import type { StatsAnswer } from '@fichero/contract/admin.schema'
import type { UserState } from '@fichero/contract/enums'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'

const COUNTS = 'SELECT estado, COUNT(*) AS total FROM usuario GROUP BY estado'

@Injectable()
export class UserCounts {
  constructor(private readonly dataSource: DataSource) {}

  async count(): Promise<StatsAnswer> {
    const rows: { estado: UserState; total: number | string }[] = await this.dataSource.query(COUNTS)
    const of = (estado: UserState) => Number(rows.find((row) => row.estado === estado)?.total ?? 0)
    const [pendingApprovals, activeUsers, disabledUsers] = [of('pendiente'), of('habilitado'), of('deshabilitado')]
    const totalUsers = pendingApprovals + activeUsers + disabledUsers
    return { ok: true, stats: { totalUsers, pendingApprovals, activeUsers, disabledUsers } }
  }
}
