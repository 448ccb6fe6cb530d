import { CONTRACT_ENDING_DAYS, CONTRACT_WARNING_DAYS, MAX_ENDING_CONTRACTS } from '@fichero/contract/limits'
import type { EndingContractsAnswer } from '@fichero/contract/users.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { ContractAccess } from '../../access/contract-access.js'
import type { Actor } from '../../access/current-user.decorator.js'
import { allows } from '../../access/policy.js'
import { daysAfter, daysBetween, today } from '../../rules/today.js'
import { readUsers, selectUsers } from './select-users.js'
import { userPolicy } from './users.policy.js'

/** Includes users whose contract has not begun but who have access during a grace period, because an administrator must act. */
const ENDING = `WHERE estado = 'habilitado' AND fecha_fin_contrato IS NOT NULL
  AND (fecha_fin_contrato <= ? OR (acceso_hasta >= ? AND fecha_inicio_contrato > ?))`

/** Lists contracts that have ended or end soon, so that an administrator extends the contract or disables the user. */
@Injectable()
export class EndingContractsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contracts: ContractAccess,
  ) {}

  /** Lists the contracts of people whom the actor manages. */
  async list(actor: Actor): Promise<EndingContractsAnswer> {
    const day = today()
    const users = await readUsers(this.dataSource, selectUsers(actor, ENDING), [
      daysAfter(day, CONTRACT_ENDING_DAYS),
      day,
      day,
    ])
    const people = users.flatMap((user) => {
      const { id, nombre, apellido, version, fecha_fin_contrato: end } = user
      if (end === null || !allows(userPolicy.assign, actor, user)) return []
      const dias_contrato = daysBetween(day, end)
      const limite_contrato = this.contracts.limitOf(user)
      return [{ id, nombre, apellido, fecha_fin_contrato: end, dias_contrato, version, limite_contrato }]
    })
    const endingWithin = (days: number) => people.filter(({ dias_contrato: left }) => left >= 0 && left <= days).length
    return {
      ok: true,
      total: people.length,
      proximos: CONTRACT_WARNING_DAYS.map((dias) => ({ dias, contratos: endingWithin(dias) })),
      // The sort is stable: contracts that end on the same day stay sorted by surname.
      personas: people.sort((one, other) => one.dias_contrato - other.dias_contrato).slice(0, MAX_ENDING_CONTRACTS),
    }
  }
}
