import type { DoneAnswer, ForgotPassword, ResetLinkAnswer, ResetPassword } from '@fichero/contract/auth.schema'
import type { Language } from '@fichero/contract/enums'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { ContractAccess } from '../../access/contract-access.js'
import { hashPassword } from '../../access/passwords.js'
import { Config } from '../../config/config.js'
import { inTransaction } from '../../database/transaction.js'
import { fail } from '../../errors/fail.js'
import { Throttle } from '../../http/throttle/throttle.js'
import { BackgroundTasks } from '../../mail/background-tasks.js'
import { MailService } from '../../mail/mail.service.js'
import { composeMail } from '../../mail/messages.js'
import { audit } from '../../records/audit/audit.js'
import { lockRow } from '../../records/row-updates/lock-row.js'
import { succeed } from '../../records/row-updates/succeed.js'
import { updateRowWithEntry } from '../../records/row-updates/update-row.js'
import { requireGoodPassword } from '../../rules/password-rules.js'
import { consumeLink, countRecentLinks, findLink, makeLink } from '../access-links/links.js'
import { resetAddress } from '../access-links/reset-address.js'
import { User } from '../users/user.entity.js'
import { endWaiting, NOT_WAITING, recordAttempt, requestPassword } from '../users/waiting/waiting.js'
import { KnownOrigins } from './known-origins.js'
import type { Origin } from './origin.decorator.js'

/** Maximum number of recovery mails to one user within the lifetime of a recovery link, whoever sends the requests. */
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
    private readonly contracts: ContractAccess,
  ) {}

  /**
   * Mails a link in the language of the page. Without a mail server, records the request, which administrators then see.
   * Neither the answer nor the response time reveals whether a user has the number, because the work starts after the answer
   * (https://cheatsheetseries.owasp.org/cheatsheets/Forgot_Password_Cheat_Sheet.html).
   */
  async forgot({ nro_documento }: ForgotPassword, origin: Origin, language: Language): Promise<DoneAnswer> {
    const known = await this.origins.find(nro_documento, origin)
    await this.throttle.consume({ action: 'forgot', account: nro_documento, address: origin.address, known })
    const { delivers } = this.mail
    this.tasks.run(() => (delivers ? this.sendLink(nro_documento, language) : this.recordRequest(nro_documento)))
    return succeed(delivers ? 'reset_link_requested' : 'reset_link_unmailed')
  }

  /** Checks whether a link can be used, before the user types a password. */
  async check(token: string, { address }: Origin): Promise<ResetLinkAnswer> {
    const { id_usuario, vence } = await this.findLink(token, address)
    await this.ownerOf(id_usuario)
    return { ok: true, vence: vence.toISOString() }
  }

  /** Sets the password of the user of a link. Ends all sessions of the user, and resets the count of failed sign-ins. */
  async reset(token: string, { newPassword }: ResetPassword, origin: Origin, idioma: Language): Promise<DoneAnswer> {
    const { address } = origin
    const { id_usuario } = await this.findLink(token, address)
    requireGoodPassword(newPassword, await this.ownerOf(id_usuario), 'newPassword')
    const contrasena = await hashPassword(newPassword)
    const set = async (manager: EntityManager) => {
      const link = await consumeLink(manager, token)
      const owner = await lockRow(manager, User, { id: link.id_usuario }, 'user_not_found')
      this.requireUsable(owner)
      return updateRowWithEntry(manager, owner, {
        actor: owner,
        accion: 'users:reset-password',
        columns: { contrasena, version_token: owner.version_token + 1, idioma, ...NOT_WAITING },
        antes: {},
        despues: { contrasena: 'cambiada', motivo: link.motivo },
      })
    }
    const user = await inTransaction(this.dataSource, set, 'signIn')
    const account = user.nro_documento
    await this.throttle.forget({ account, address, known: await this.origins.find(account, origin) })
    this.tasks.run(() => this.mail.send(composeMail(user, 'passwordChanged')))
    return succeed('password_reset')
  }

  private findLink(token: string, address: string) {
    return this.throttle.attempt({ action: 'reset', address }, () => findLink(this.dataSource.manager, token))
  }

  /** Returns the user of a link. Throws like `requireUsable`. */
  private async ownerOf(id: number): Promise<User> {
    return this.requireUsable(await this.dataSource.manager.findOneBy(User, { id }))
  }

  /** Throws if the user could not sign in even with a new password. */
  private requireUsable(owner: User | null): User {
    if (owner?.estado !== 'habilitado') throw fail('account_disabled')
    const fecha = this.contracts.endOf(owner)
    if (fecha !== undefined) throw fail('link_contract_ended', { fecha })
    return owner
  }

  /** Records the request on a server that sends no mail. */
  private recordRequest(nro_documento: string): Promise<void> {
    return inTransaction(this.dataSource, (manager) => requestPassword(manager, nro_documento))
  }

  /** Mails a link, unless the user may not get a link. */
  private async sendLink(nro_documento: string, idioma: Language): Promise<void> {
    const link = await inTransaction(this.dataSource, (manager) =>
      makeRecoveryLink(manager, nro_documento, this.contracts),
    )
    if (!link) return
    const enlace = resetAddress(this.config.publicUrl, link.token)
    await this.mail.send(composeMail({ ...link.user, idioma }, 'recovery', { enlace }))
  }
}

/**
 * Creates a recovery link. Returns undefined for a user who may not sign in, or who already got the maximum number of
 * links.
 */
async function makeRecoveryLink(manager: EntityManager, nro_documento: string, contracts: ContractAccess) {
  const user = await lockRow(manager, User, { nro_documento })
  if (user?.estado === 'pendiente') await recordAttempt(manager, nro_documento)
  if (user?.estado !== 'habilitado' || contracts.endOf(user) !== undefined) return undefined
  if ((await countRecentLinks(manager, user.id, 'recuperacion')) >= MAX_RECOVERY_LINKS) return undefined
  await endWaiting(manager, user)
  await audit(manager, { actor: null, accion: 'users:forgot-password', entidad: 'usuario', entidad_id: user.id })
  return { user, token: await makeLink(manager, user.id, 'recuperacion') }
}
