import type { DisableUser, UserDisabledAnswer, UserSavedAnswer } from '@fichero/contract/users.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { ContractAccess } from '../../access/contract-access.js'
import type { Actor } from '../../access/current-user.decorator.js'
import { authorize } from '../../access/policy.js'
import { inTransaction } from '../../database/transaction.js'
import { type StateVerb, setState } from '../../records/row-updates/set-state.js'
import { succeed } from '../../records/row-updates/succeed.js'
import { HeadedFichas } from './headed-fichas.js'
import { lockUser, type UserOfCentres } from './lock-user.js'
import { presentUser } from './present-user.js'
import { refuseLastAdmin } from './refuse-last-admin.js'
import { userPolicy } from './users.policy.js'
import { NOT_WAITING } from './waiting/waiting.js'

/**
 * Disables and enables users. A disabled user cannot sign in, but remains in the history, and remains head of fichas that
 * are not handed over. Every change of state ends the user's sessions.
 */
@Injectable()
export class UserStatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly headed: HeadedFichas,
    private readonly contracts: ContractAccess,
  ) {}

  disable(actor: Actor, id: number, { idJefeFicha }: DisableUser = {}): Promise<UserDisabledAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      const user = await lockUser(manager, { id })
      authorize(userPolicy.disable, actor, user)
      await refuseLastAdmin(manager, user)
      const fichas_entregadas =
        idJefeFicha === undefined ? [] : await this.headed.handOver(manager, actor, user, idJefeFicha)
      const saved = await setUserState(manager, actor, user, 'disable')
      return succeed('user_disabled', { user: presentUser(saved, actor, this.contracts), fichas_entregadas })
    })
  }

  enable(actor: Actor, id: number): Promise<UserSavedAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      const user = await lockUser(manager, { id })
      authorize(userPolicy.enable, actor, user)
      const saved = await setUserState(manager, actor, user, 'enable')
      return succeed('user_enabled', { user: presentUser(saved, actor, this.contracts) })
    })
  }
}

/** Changes the state, ends the user's sessions, and clears an open request for a password. */
async function setUserState(manager: EntityManager, actor: Actor, user: UserOfCentres, verb: StateVerb) {
  const { centros } = user
  const unaudited = { version_token: user.version_token + 1, ...NOT_WAITING }
  return Object.assign(await setState(manager, user, { actor, verb, area: 'users', unaudited }), { centros })
}
