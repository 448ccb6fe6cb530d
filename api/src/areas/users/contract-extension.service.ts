import { inOrder } from '@fichero/contract/field-rules'
import type { ContractsExtendedAnswer, ExtendContracts } from '@fichero/contract/several-users.schema'
import { fullName } from '@fichero/contract/text'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager, In } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { authorize } from '../../access/policy.js'
import { inTransaction } from '../../database/transaction.js'
import { fail, failFields } from '../../errors/fail.js'
import { lockRows } from '../../records/row-updates/lock-row.js'
import { succeed } from '../../records/row-updates/succeed.js'
import { updateRow } from '../../records/row-updates/update-row.js'
import { today } from '../../rules/today.js'
import { contractColumns } from './contract-columns.js'
import { addCentres, type UserOfCentres } from './lock-user.js'
import { User } from './user.entity.js'
import { userPolicy } from './users.policy.js'

/** Sets a new end date for the contracts of several users, with one audit entry per user. All contracts change, or none. */
@Injectable()
export class ContractExtensionService {
  constructor(private readonly dataSource: DataSource) {}

  extend(actor: Actor, { personas, fecha_fin_contrato: end }: ExtendContracts): Promise<ContractsExtendedAnswer> {
    if (end <= today()) throw failFields({ fecha_fin_contrato: 'contract_end_past' })
    const versions = new Map(personas.map(({ id, version }) => [id, version]))
    return inTransaction(this.dataSource, async (manager) => {
      const rows = await lockRows(manager, User, { id: In([...versions.keys()]) })
      const users = new Map((await addCentres(manager, rows)).map((user) => [user.id, user]))
      const extended = []
      for (const [id, version] of versions) {
        const user = await extendOne(manager, actor, { user: users.get(id), version, end })
        extended.push({ id, version: user.version, fecha_fin_contrato: end })
      }
      return succeed('contracts_extended', { personas: extended })
    })
  }
}

/** The extension of one user's contract. */
interface Extension {
  /** Undefined if no user has the id. */
  user: UserOfCentres | undefined
  /** The version that the client read. */
  version: number
  end: string
}

/** Sets the new end date of one user's contract. Throws if the user cannot be edited or has changed. */
function extendOne(manager: EntityManager, actor: Actor, { user, version, end }: Extension): Promise<User> {
  if (!user) throw fail('user_not_found')
  authorize(userPolicy.assign, actor, user)
  const nombre = fullName(user)
  if (user.version !== version) throw fail('user_changed', { nombre })
  // A user without an end date, such as permanent staff, must not get an end date by being selected together with others.
  if (user.fecha_fin_contrato === null) throw fail('user_without_contract', { nombre })
  const values = { fecha_fin_contrato: end }
  const after = { ...user, ...values }
  if (!inOrder(after)) throw failFields({ fecha_fin_contrato: 'contract_end_before_start' })
  return updateRow(manager, user, {
    actor,
    accion: 'users:update',
    values,
    unaudited: contractColumns(user, after),
  })
}
