import type { LogoutAnswer, LogoutQuery } from '@fichero/contract/auth.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { Sessions } from '../../access/sessions.js'
import type { Session } from '../../access/tokens.js'
import { inTransaction } from '../../database/transaction.js'
import { audit } from '../../records/audit/audit.js'
import { lockRow } from '../../records/row-updates/lock-row.js'
import { succeed } from '../../records/row-updates/succeed.js'
import { updateRowWithEntry } from '../../records/row-updates/update-row.js'
import { User } from '../users/user.entity.js'
import { InstitutionSessions } from './institution/institution-sessions.js'
import { KnownOrigins } from './known-origins.js'

/** The values of the audit entry for the end of all sessions. */
const ALL_ENDED = { antes: {}, despues: { sesiones: 'cerradas' } }

@Injectable()
export class SignOutService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: Sessions,
    private readonly origins: KnownOrigins,
    private readonly institution: InstitutionSessions,
  ) {}

  /** Ends this session, or with `todas` all sessions of the user. */
  async signOut(actor: Actor, session: Session, { todas }: LogoutQuery): Promise<LogoutAnswer> {
    const findAddress = await inTransaction(this.dataSource, async (manager) => {
      await (todas ? this.endAll(manager, actor) : this.endOne(manager, actor, session))
      return this.institution.forget(manager, session, todas ? actor.id : undefined)
    })
    const salida = (await findAddress()) ?? null
    return succeed(todas ? 'signed_out_everywhere' : 'signed_out', { salida })
  }

  private async endOne(manager: EntityManager, actor: Actor, session: Session): Promise<void> {
    await this.sessions.end(manager, session)
    await audit(manager, { actor, accion: 'auth:logout', entidad: 'usuario', entidad_id: actor.id })
  }

  /** Ends all sessions of the user, and forgets the browsers and addresses of earlier sign-ins. */
  private async endAll(manager: EntityManager, actor: Actor): Promise<void> {
    const user = await lockRow(manager, User, { id: actor.id }, 'user_not_found')
    const columns = { version_token: user.version_token + 1 }
    await updateRowWithEntry(manager, user, { actor, accion: 'auth:logout-all', columns, ...ALL_ENDED })
    await this.origins.forget(manager, actor.id)
  }
}
