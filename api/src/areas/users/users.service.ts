import {
  type DisabledUsersAnswer,
  headedFicha,
  type UserAnswer,
  type UsersAnswer,
} from '@fichero/contract/users.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { ContractAccess } from '../../access/contract-access.js'
import type { Actor } from '../../access/current-user.decorator.js'
import { abilities, authorize } from '../../access/policy.js'
import { scopedTo } from '../../access/scope.js'
import { rowsOf } from '../../database/rows.js'
import { fail } from '../../errors/fail.js'
import { withReports } from '../../files/import-records/last-report.js'
import { daysBetween, today } from '../../rules/today.js'
import { hideContract, presentUser } from './present-user.js'
import { readListedUsers, readUsers, selectListedUsers, selectUsers, userById } from './select-users.js'
import { userPolicy, usersPolicy, viewUser } from './users.policy.js'

const fichasOf = (
  actor: Actor,
) => `SELECT f.nro_ficha, p.nombre_programa AS programa_formacion FROM ${scopedTo(actor).fichas} f
  JOIN programa p ON p.id = f.id_programa_formacion WHERE f.id_jefe = ? AND f.estado = 'habilitado' ORDER BY f.nro_ficha`

const readFichas = rowsOf(headedFicha.omit({ ultimo_reporte: true }))

@Injectable()
export class UsersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contracts: ContractAccess,
  ) {}

  async list(actor: Actor): Promise<UsersAnswer> {
    const users = await readListedUsers(this.dataSource, selectListedUsers(actor, 'WHERE estado = ?'), ['habilitado'])
    return {
      ok: true,
      users: users.map((user) => {
        const limite_contrato = this.contracts.limitOf(user)
        const can = abilities(userPolicy, actor, { ...user, limite_contrato })
        return hideContract(actor, Object.assign(user, { can, limite_contrato }))
      }),
      can: abilities(usersPolicy, actor, users),
    }
  }

  async listDisabled(actor: Actor): Promise<DisabledUsersAnswer> {
    const users = await readUsers(this.dataSource, selectUsers(actor, 'WHERE estado = ?'), ['deshabilitado'])
    return users.map((user) => presentUser(user, actor, this.contracts))
  }

  async get(actor: Actor, id: number): Promise<UserAnswer> {
    const [user] = await readUsers(this.dataSource, userById(actor), [id])
    if (!user) throw fail('user_not_found')
    authorize(viewUser, actor, user)
    const fichas = await withReports(this.dataSource.manager, await readFichas(this.dataSource, fichasOf(actor), [id]))
    const presented = presentUser(user, actor, this.contracts)
    const { fecha_fin_contrato: end } = presented
    const dias_contrato = end === null ? null : daysBetween(today(), end)
    return { ok: true, user: { ...presented, dias_contrato, fichas, fichas_asignadas: fichas.length } }
  }
}
