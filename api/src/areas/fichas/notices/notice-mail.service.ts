import type { DoneAnswer } from '@fichero/contract/auth.schema'
import { MAX_NOTICE_MAILS_PER_DAY } from '@fichero/contract/limits'
import type { SendNotice, StopMail } from '@fichero/contract/notices.schema'
import { optOutPath } from '@fichero/contract/paths'
import { fullName } from '@fichero/contract/text'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager, MoreThanOrEqual } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { Config } from '../../../config/config.js'
import { Secret } from '../../../config/secret.js'
import { inTransaction } from '../../../database/transaction.js'
import { fail } from '../../../errors/fail.js'
import { Throttle } from '../../../http/throttle/throttle.js'
import { MailService } from '../../../mail/mail.service.js'
import { safeName } from '../../../mail/messages.js'
import { audit } from '../../../records/audit/audit.js'
import { AuditEntry } from '../../../records/audit/audit-entry.entity.js'
import { lockRow } from '../../../records/row-updates/lock-row.js'
import { succeed } from '../../../records/row-updates/succeed.js'
import { startOfDay, today } from '../../../rules/today.js'
import { User } from '../../users/user.entity.js'
import { Apprentice } from '../apprentice.entity.js'
import type { Enrolment } from '../enrolment.entity.js'
import { composeNotice } from './compose-notice.js'
import { lockAllowed, storeNotice } from './notices.service.js'
import { digestIn, isRefused, optOutToken } from './opt-out.js'
import { RefusedAddress } from './refused-address.entity.js'

const ACTION = 'apprentices:send-mail'

/** Sends the messages of users to apprentices through the mail server, and stops them for who does not want them. */
@Injectable()
export class NoticeMailService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mail: MailService,
    private readonly config: Config,
    private readonly secret: Secret,
    private readonly throttle: Throttle,
  ) {}

  /** Queues the message in the transaction that records it, so that the limit holds and nothing is sent twice. */
  send(actor: Actor, key: Pick<Enrolment, 'nro_ficha' | 'nro_documento'>, message: SendNotice): Promise<DoneAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      const { ficha, enrolment } = await lockAllowed(manager, actor, key)
      if (!this.mail.delivers) throw fail('mail_not_configured')
      const { correo } = enrolment
      if (!correo) throw fail('apprentice_without_mail')
      if (await isRefused(manager, correo)) throw fail('mail_refused')
      const sender = await lockRow(manager, User, { id: actor.id }, 'user_not_found')
      await requireUnderLimit(manager, actor)
      const { nombre, apellido } = await manager.findOneByOrFail(Apprentice, { nro_documento: key.nro_documento })
      const enlace = this.config.publicUrl + optOutPath(optOutToken(correo, this.secret.value))
      const to = { name: safeName(fullName({ nombre, apellido })), address: correo }
      await this.mail.sendAfter(manager, composeNotice(message, { to, sender, nro_ficha: key.nro_ficha, enlace }))
      await storeNotice(manager, actor, ficha, enrolment, 'sistema')
      await audit(manager, { actor, accion: ACTION, entidad: 'matricula', entidad_id: enrolment.id })
      return succeed('notice_sent')
    })
  }

  stop({ enlace }: StopMail, address: string): Promise<DoneAnswer> {
    return this.throttle.attempt({ action: 'stop-mail', address }, async () => {
      const hash = digestIn(enlace, this.secret.value)
      if (!hash) throw fail('mail_link_unknown')
      await this.dataSource.manager.upsert(RefusedAddress, { hash, fecha: new Date() }, ['hash'])
      return succeed('mail_stopped')
    })
  }
}

/** The sender's row is locked, so that parallel requests are counted one by one. */
async function requireUnderLimit(manager: EntityManager, actor: Actor): Promise<void> {
  const fecha = MoreThanOrEqual(startOfDay(today()))
  const sent = await manager.countBy(AuditEntry, { id_usuario: actor.id, accion: ACTION, fecha })
  if (sent >= MAX_NOTICE_MAILS_PER_DAY) throw fail('mail_limit_reached', { max: MAX_NOTICE_MAILS_PER_DAY })
}
