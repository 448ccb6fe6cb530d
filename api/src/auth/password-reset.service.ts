import type { DoneAnswer, ForgotPassword, ResetLinkAnswer, ResetPassword } from '@fichero/contract/auth.schema'
import type { Language } from '@fichero/contract/enums'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { audit } from '../audit/audit.js'
import { Config } from '../config/config.js'
import { consumeLink, countRecentLinks, findLink, makeLink } from '../credentials/links.js'
import { resetAddress } from '../credentials/reset-address.js'
import { inTransaction } from '../database/transaction.js'
import { fail } from '../errors/fail.js'
import { BackgroundTasks } from '../mail/background-tasks.js'
import { MailService } from '../mail/mail.service.js'
import { letter } from '../mail/messages.js'
import { requireGoodPassword } from '../passwords/password-rules.js'
import { hashPassword } from '../passwords/passwords.js'
import { lockRow } from '../records/lock-row.js'
import { succeed } from '../records/succeed.js'
import { updateRowWithEntry } from '../records/update-row.js'
import { Throttle } from '../throttle/throttle.js'
import { User } from '../users/user.entity.js'
import { KnownOrigins } from './known-origins.js'
import type { Origin } from './origin.decorator.js'

/** Recovery mails of one person within an hour, whoever asks for them. */
const MAX_RECOVERY_LINKS = 3

@Injectable()
export class PasswordResetService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly throttle: Throttle,
    private readonly origins: KnownOrigins,
    private readonly mail: MailService,
    private readonly tasks: BackgroundTasks,
  ) {}

  /**
   * The message is in the language of the page that asks. Neither the answer nor its time reveals whether the document exists, because the work is done after the answer
   * (https://cheatsheetseries.owasp.org/cheatsheets/Forgot_Password_Cheat_Sheet.html).
   */
  async forgot({ nro_documento }: ForgotPassword, origin: Origin, language: Language): Promise<DoneAnswer> {
    const known = await this.origins.find(nro_documento, origin)
    await this.throttle.consume({ action: 'forgot', account: nro_documento, address: origin.address, known })
    this.tasks.run(() => this.sendLink(nro_documento, language))
    return succeed(this.mail.delivers ? 'reset_link_requested' : 'reset_link_unmailed')
  }

  /** Says whether a link works, before a password is typed. */
  async check(token: string, { address }: Origin): Promise<ResetLinkAnswer> {
    const { id_usuario, vence } = await this.findLink(token, address)
    await this.ownerOf(id_usuario)
    return { ok: true, vence: vence.toISOString() }
  }

  async reset(token: string, { newPassword }: ResetPassword, origin: Origin, idioma: Language): Promise<DoneAnswer> {
    const { address } = origin
    const { id_usuario } = await this.findLink(token, address)
    requireGoodPassword(newPassword, await this.ownerOf(id_usuario), 'newPassword')
    const contrasena = await hashPassword(newPassword)
    const set = async (manager: EntityManager) => {
      const link = await consumeLink(manager, token)
      const owner = await lockRow(manager, User, { id: link.id_usuario }, 'user_not_found')
      if (owner.estado !== 'habilitado') throw fail('account_disabled')
      return updateRowWithEntry(manager, owner, {
        actor: owner,
        accion: 'users:reset-password',
        columns: { contrasena, version_token: owner.version_token + 1, idioma },
        antes: {},
        despues: { contrasena: 'cambiada', motivo: link.motivo },
      })
    }
    const user = await inTransaction(this.dataSource, set, 'entrance')
    const account = user.nro_documento
    await this.throttle.forget({ account, address, known: await this.origins.find(account, origin) })
    this.tasks.run(() => this.mail.send(letter(user, 'passwordChanged')))
    return succeed('password_reset')
  }

  private findLink(token: string, address: string) {
    return this.throttle.attempt({ action: 'reset', address }, () => findLink(this.dataSource.manager, token))
  }

  private async ownerOf(id: number): Promise<User> {
    const owner = await this.dataSource.manager.findOneBy(User, { id })
    if (owner?.estado !== 'habilitado') throw fail('account_disabled')
    return owner
  }

  private async sendLink(nro_documento: string, idioma: Language): Promise<void> {
    const made = await inTransaction(this.dataSource, (manager) => makeRecoveryLink(manager, nro_documento))
    if (!made) return
    const enlace = resetAddress(this.config.publicUrl, made.token)
    await this.mail.send(letter({ ...made.user, idioma }, 'recovery', { enlace }))
  }
}

async function makeRecoveryLink(manager: EntityManager, nro_documento: string) {
  const user = await lockRow(manager, User, { nro_documento })
  if (user?.estado !== 'habilitado') return undefined
  if ((await countRecentLinks(manager, user.id, 'recuperacion')) >= MAX_RECOVERY_LINKS) return undefined
  await audit(manager, { actor: null, accion: 'users:forgot-password', entidad: 'usuario', entidad_id: user.id })
  return { user, token: await makeLink(manager, user.id, 'recuperacion') }
}
