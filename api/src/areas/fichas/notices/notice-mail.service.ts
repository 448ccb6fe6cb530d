import type { DoneAnswer } from '@fichero/contract/auth.schema'
import { IN_TRAINING_STATES } from '@fichero/contract/enums'
import { MAX_NOTICE_MAILS_PER_DAY } from '@fichero/contract/limits'
import type { GroupNoticeAnswer, SendNotice, SendReminder, StopMail } from '@fichero/contract/notices.schema'
import { optOutPath } from '@fichero/contract/paths'
import { fullName } from '@fichero/contract/text'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager, In, MoreThanOrEqual } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { seesUser } from '../../../access/scope.js'
import { Config } from '../../../config/config.js'
import { Secret } from '../../../config/secret.js'
import { inTransaction } from '../../../database/transaction.js'
import { fail } from '../../../errors/fail.js'
import { Throttle } from '../../../http/throttle/throttle.js'
import { MailService } from '../../../mail/mail.service.js'
import { safeName } from '../../../mail/messages.js'
import { audit } from '../../../records/audit/audit.js'
import { AuditEntry } from '../../../records/audit/audit-entry.entity.js'
import { lockRow, lockRows } from '../../../records/row-updates/lock-row.js'
import { succeed } from '../../../records/row-updates/succeed.js'
import { startOfDay, today } from '../../../rules/today.js'
import { User } from '../../users/user.entity.js'
import { Apprentice } from '../apprentice.entity.js'
import { Enrolment } from '../enrolment.entity.js'
import type { Ficha } from '../ficha.entity.js'
import { composeNotice } from './compose-notice.js'
import { lockAllowed, lockVisibleFicha, storeNotice } from './notices.service.js'
import { digestIn, isRefused, optOutToken } from './opt-out.js'
import { RefusedAddress } from './refused-address.entity.js'

const TO_APPRENTICE = 'apprentices:send-mail'
const TO_USER = 'users:send-mail'

interface Recipient {
  nombre: string
  apellido: string
  correo: string
  /** The ficha of an apprentice. */
  nro_ficha?: number
}

/**
 * Sends the messages of users to apprentices and instructors through the mail server, and stops them for who does not want
 * them. Messages are queued in the transaction that records them, so that the limit holds and nothing is sent twice.
 */
@Injectable()
export class NoticeMailService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mail: MailService,
    private readonly config: Config,
    private readonly secret: Secret,
    private readonly throttle: Throttle,
  ) {}

  send(actor: Actor, key: Pick<Enrolment, 'nro_ficha' | 'nro_documento'>, message: SendNotice): Promise<DoneAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      const { ficha, enrolment } = await lockAllowed(manager, actor, key)
      const sender = await lockSender(manager, actor)
      const { correo } = enrolment
      this.requireMail()
      if (!correo) throw fail('apprentice_without_mail')
      if (await isRefused(manager, correo)) throw fail('mail_refused')
      await requireMessagesLeft(manager, actor, 1)
      await this.sendToApprentice(manager, { actor, sender, ficha, enrolment, correo, message })
      return succeed('notice_sent')
    })
  }

  /** Sends the message to each apprentice in training who has an address and does not refuse messages. */
  sendToGroup(actor: Actor, nro_ficha: number, message: SendNotice): Promise<GroupNoticeAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      const ficha = await lockVisibleFicha(manager, actor, nro_ficha)
      this.requireMail()
      const people = await lockRows(manager, Enrolment, { nro_ficha, estado: In(IN_TRAINING_STATES) })
      const sender = await lockSender(manager, actor)
      const reached: Pick<ApprenticeMail, 'enrolment' | 'correo'>[] = []
      for (const enrolment of people) {
        const { correo } = enrolment
        if (correo && !(await isRefused(manager, correo))) reached.push({ enrolment, correo })
      }
      if (reached.length === 0) throw fail('group_without_mail')
      await requireMessagesLeft(manager, actor, reached.length)
      for (const one of reached) await this.sendToApprentice(manager, { ...one, actor, sender, ficha, message })
      return succeed('notices_sent', { mensajes: reached.length, sin_mensaje: people.length - reached.length })
    })
  }

  sendToUser(actor: Actor, { id_usuario: id, ...message }: SendReminder): Promise<DoneAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      const sender = await lockSender(manager, actor)
      const user = await manager.findOneBy(User, { id, estado: 'habilitado' })
      if (!user || !(await seesUser(manager, actor, id))) throw fail('user_not_found')
      this.requireMail()
      const correo = user.correo_institucional
      if (await isRefused(manager, correo)) throw fail('mail_refused')
      await requireMessagesLeft(manager, actor, 1)
      await this.queue(manager, sender, { nombre: user.nombre, apellido: user.apellido, correo }, message)
      await audit(manager, { actor, accion: TO_USER, entidad: 'usuario', entidad_id: id })
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

  private requireMail(): void {
    if (!this.mail.delivers) throw fail('mail_not_configured')
  }

  private async sendToApprentice(manager: EntityManager, mail: ApprenticeMail): Promise<void> {
    const { actor, sender, ficha, enrolment, correo, message } = mail
    const { nro_documento, nro_ficha } = enrolment
    const { nombre, apellido } = await manager.findOneByOrFail(Apprentice, { nro_documento })
    await this.queue(manager, sender, { nombre, apellido, correo, nro_ficha }, message)
    await storeNotice(manager, actor, ficha, enrolment, 'sistema')
    await audit(manager, { actor, accion: TO_APPRENTICE, entidad: 'matricula', entidad_id: enrolment.id })
  }

  private queue(manager: EntityManager, sender: User, recipient: Recipient, message: SendNotice): Promise<void> {
    const { correo, nro_ficha } = recipient
    const enlace = this.config.publicUrl + optOutPath(optOutToken(correo, this.secret.value))
    const to = { name: safeName(fullName(recipient)), address: correo }
    return this.mail.sendAfter(manager, composeNotice(message, { to, sender, nro_ficha, enlace }))
  }
}

interface ApprenticeMail {
  actor: Actor
  sender: User
  ficha: Ficha
  enrolment: Enrolment
  correo: string
  message: SendNotice
}

/**
 * Locks the sender's row, so that parallel requests are counted one by one. Comes before the first plain read, see `lockRow`:
 * otherwise the count would not see what others sent meanwhile.
 */
const lockSender = (manager: EntityManager, actor: Actor): Promise<User> =>
  lockRow(manager, User, { id: actor.id }, 'user_not_found')

/** Throws `mail_limit_reached` if the user has fewer messages left for today. */
async function requireMessagesLeft(manager: EntityManager, actor: Actor, messages: number): Promise<void> {
  const fecha = MoreThanOrEqual(startOfDay(today()))
  const sent = await manager.countBy(AuditEntry, { id_usuario: actor.id, accion: In([TO_APPRENTICE, TO_USER]), fecha })
  const left = MAX_NOTICE_MAILS_PER_DAY - sent
  if (messages > left) throw fail('mail_limit_reached', { max: MAX_NOTICE_MAILS_PER_DAY, left })
}
