import type { AccessLinkAnswer, AccessLinkInput } from '@fichero/contract/admin.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { authorize } from '../../access/policy.js'
import type { Session } from '../../access/tokens.js'
import { Config } from '../../config/config.js'
import { LIFETIMES_MS } from '../../credentials/links.js'
import { resetAddress } from '../../credentials/reset-address.js'
import { inTransaction } from '../../database/transaction.js'
import { MailService } from '../../mail/mail.service.js'
import { letter } from '../../mail/messages.js'
import { lockRow } from '../../records/lock-row.js'
import { succeed } from '../../records/succeed.js'
import { OwnCredentials } from '../own-credentials.js'
import { User } from '../user.entity.js'
import { userPolicy } from '../users.policy.js'
import { makeAccessLink } from './make-access-link.js'

const LIFETIME_MS = LIFETIMES_MS.aprobacion
const HOUR_MS = 3600 * 1000

/** A way in for an enabled user whose link or password was lost, also where no mail is sent. */
@Injectable()
export class AccessLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly own: OwnCredentials,
    private readonly mail: MailService,
  ) {}

  async make(
    actor: Actor,
    session: Session,
    nro_documento: string,
    proof?: AccessLinkInput,
  ): Promise<AccessLinkAnswer> {
    await this.own.require(actor, session, proof)
    const vence = new Date(Date.now() + LIFETIME_MS).toISOString()
    const { user, token } = await inTransaction(this.dataSource, async (manager) => {
      const user = await lockRow(manager, User, { nro_documento }, 'user_not_found')
      authorize(userPolicy.link, actor, user)
      return { user, token: await makeAccessLink(manager, actor, user) }
    })
    const enlace = resetAddress(this.config.publicUrl, token)
    const isMailed = await this.mail.send(letter(user, 'accessLink', { enlace, horas: LIFETIME_MS / HOUR_MS }))
    if (isMailed) return succeed('access_link_mailed', { enlace: null, vence })
    return succeed('access_link_unmailed', { enlace, vence })
  }
}
