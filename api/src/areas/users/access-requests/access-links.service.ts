import type { AccessLinkAnswer, AccessLinkInput } from '@fichero/contract/admin.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { ContractAccess } from '../../../access/contract-access.js'
import type { Actor } from '../../../access/current-user.decorator.js'
import { authorize } from '../../../access/policy.js'
import type { Session } from '../../../access/tokens.js'
import { Config } from '../../../config/config.js'
import { inTransaction } from '../../../database/transaction.js'
import { MailService } from '../../../mail/mail.service.js'
import { composeMail } from '../../../mail/messages.js'
import { succeed } from '../../../records/row-updates/succeed.js'
import { LIFETIMES_MS } from '../../access-links/links.js'
import { resetAddress } from '../../access-links/reset-address.js'
import { lockUser } from '../lock-user.js'
import { Reauthentication } from '../reauthentication.js'
import { userPolicy } from '../users.policy.js'
import { makeAccessLink } from './make-access-link.js'

const LIFETIME_MS = LIFETIMES_MS.aprobacion
const HOUR_MS = 3600 * 1000

/** Creates a link to set a password, for an enabled user who lost an earlier link or the password. */
@Injectable()
export class AccessLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly reauthentication: Reauthentication,
    private readonly mail: MailService,
    private readonly contracts: ContractAccess,
  ) {}

  /** Mails the link; returns the link to the administrator only if the mail could not be sent. */
  async make(
    actor: Actor,
    session: Session,
    nro_documento: string,
    proof?: AccessLinkInput,
  ): Promise<AccessLinkAnswer> {
    await this.reauthentication.require(actor, session, proof)
    const vence = new Date(Date.now() + LIFETIME_MS).toISOString()
    const { user, token } = await inTransaction(this.dataSource, async (manager) => {
      const user = await lockUser(manager, { nro_documento })
      authorize(userPolicy.link, actor, { ...user, limite_contrato: this.contracts.limitOf(user) })
      return { user, token: await makeAccessLink(manager, actor, user) }
    })
    const enlace = resetAddress(this.config.publicUrl, token)
    const isMailed = await this.mail.send(composeMail(user, 'accessLink', { enlace, horas: LIFETIME_MS / HOUR_MS }))
    if (isMailed) return succeed('access_link_mailed', { enlace: null, vence })
    return succeed('access_link_unmailed', { enlace, vence })
  }
}
