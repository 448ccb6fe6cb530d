import type { UserSavedAnswer } from '@fichero/contract/users.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { authorize } from '../access/policy.js'
import { inTransaction } from '../database/transaction.js'
import { lockRow } from '../records/lock-row.js'
import { type StateVerb, setState } from '../records/set-state.js'
import { succeed } from '../records/succeed.js'
import { presentUser } from './present-user.js'
import { refuseLastAdmin } from './refuse-last-admin.js'
import { User } from './user.entity.js'
import { userPolicy } from './users.policy.js'

/** A disabled user cannot sign in; their fichas and history stay. Every change of state ends their sessions. */
@Injectable()
export class UserStatesService {
  constructor(private readonly dataSource: DataSource) {}

  set(actor: Actor, id: number, verb: StateVerb): Promise<UserSavedAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      const user = await lockRow(manager, User, { id }, 'user_not_found')
      authorize(userPolicy[verb], actor, user)
      if (verb === 'disable') await refuseLastAdmin(manager, user)
      const derived = { version_token: user.version_token + 1 }
      const saved = await setState(manager, user, { actor, verb, area: 'users', derived })
      return succeed(`user_${verb}d`, { user: presentUser(saved, actor) })
    })
  }
}
