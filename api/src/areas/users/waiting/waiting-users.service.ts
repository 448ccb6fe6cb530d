import type { WaitingUsersAnswer } from '@fichero/contract/admin.schema'
import type { DoneAnswer } from '@fichero/contract/auth.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, In } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { allows, authorize } from '../../../access/policy.js'
import { inTransaction } from '../../../database/transaction.js'
import { fail } from '../../../errors/fail.js'
import { audit } from '../../../records/audit/audit.js'
import { succeed } from '../../../records/row-updates/succeed.js'
import { addCentres, lockUser } from '../lock-user.js'
import { readUserIds } from '../select-users.js'
import { User } from '../user.entity.js'
import { decideRequest } from '../users.policy.js'
import { endWaiting } from './waiting.js'

const WAITING = `WHERE (estado = 'habilitado' AND clave_pedida IS NOT NULL)
  OR (estado = 'pendiente' AND ultimo_intento IS NOT NULL)`

/** Lists users who cannot sign in until an administrator acts, because they wait for approval or for a new password. */
@Injectable()
export class WaitingUsersService {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists the users on whose requests the actor decides. */
  async list(actor: Actor): Promise<WaitingUsersAnswer> {
    const { manager } = this.dataSource
    const ids = await readUserIds(manager, actor, WAITING)
    const order = { clave_pedida: 'ASC', ultimo_intento: 'ASC', id: 'ASC' } as const
    const users = await addCentres(manager, await manager.find(User, { where: { id: In(ids) }, order }))
    return { ok: true, users: users.filter((user) => allows(decideRequest, actor, user)).map(withInstants) }
  }

  /** Closes a user's request for a new password without a link. */
  dismiss(actor: Actor, nro_documento: string): Promise<DoneAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      const user = await lockUser(manager, { nro_documento })
      authorize(decideRequest, actor, user)
      if (!user.clave_pedida) throw fail('already_decided')
      await endWaiting(manager, user)
      await audit(manager, { actor, accion: 'users:dismiss-password', entidad: 'usuario', entidad_id: user.id })
      return succeed('password_request_dismissed')
    })
  }
}

/** Converts the timestamps of a user to text for an answer. */
export const withInstants = <Person extends User>(user: Person) => ({
  ...user,
  clave_pedida: user.clave_pedida?.toISOString() ?? null,
  ultimo_intento: user.ultimo_intento?.toISOString() ?? null,
})
