import type { DoneAnswer, ForgotPassword, ResetPassword } from '@fichero/contract/auth.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { audit } from '../audit/audit.js'
import { Config } from '../config/config.js'
import { consumeLink, findLink, makeLink } from '../credentials/links.js'
import { hashPassword } from '../credentials/passwords.js'
import { resetAddress } from '../credentials/reset-address.js'
import { inTransaction } from '../database/transaction.js'
import { fail } from '../errors/fail.js'
import { BackgroundTasks } from '../mail/background-tasks.js'
import { MailService } from '../mail/mail.service.js'
import { passwordChangedMessage, recoveryMessage } from '../mail/messages.js'
import { lockRow } from '../records/lock-row.js'
import { succeed } from '../records/succeed.js'
import { updateRow } from '../records/update-row.js'
import { Throttle } from '../throttle/throttle.js'
import { User } from '../users/user.entity.js'
import { KnownOrigins } from './known-origins.js'
import type { Origin } from './origin.decorator.js'

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
   * Neither the answer nor its time reveals whether the document exists, because the work is done after the answer
   * (https://cheatsheetseries.owasp.org/cheatsheets/Forgot_Password_Cheat_Sheet.html).
   */
  async forgot({ nro_documento }: ForgotPassword, origin: Origin): Promise<DoneAnswer> {
    const known = await this.origins.find(nro_documento, origin)
    await this.throttle.consume({ action: 'forgot', account: nro_documento, address: origin.address, known })
    this.tasks.run(() => this.sendLink(nro_documento))
    return succeed('reset_link_requested')
  }

  async reset(token: string, { newPassword }: ResetPassword, origin: Origin): Promise<DoneAnswer> {
    const { address } = origin
    await this.throttle.attempt({ action: 'reset', address }, () => findLink(this.dataSource.manager, token))
    const contrasena = await hashPassword(newPassword)
    const user = await inTransaction(this.dataSource, async (manager) => {
      const link = await consumeLink(manager, token)
      const owner = await lockRow(manager, User, { id: link.id_usuario }, 'user_not_found')
      if (owner.estado !== 'habilitado') throw fail('account_disabled')
      const derived = { contrasena, version_token: owner.version_token + 1 }
      const also = { antes: {}, despues: { contrasena: 'cambiada', motivo: link.motivo } }
      return updateRow(manager, owner, { actor: owner, accion: 'users:reset-password', values: {}, derived, also })
    })
    const account = user.nro_documento
    await this.throttle.forget({ account, address, known: await this.origins.find(account, origin) })
    this.tasks.run(() => this.mail.send(passwordChangedMessage(user)))
    return succeed('password_reset')
  }

  private async sendLink(nro_documento: string): Promise<void> {
    const user = await this.dataSource.manager.findOneBy(User, { nro_documento, estado: 'habilitado' })
    if (!user) return
    const token = await inTransaction(this.dataSource, async (manager) => {
      await audit(manager, { actor: null, accion: 'users:forgot-password', entidad: 'usuario', entidad_id: user.id })
      return makeLink(manager, user.id, 'recuperacion')
    })
    await this.mail.send(recoveryMessage(user, resetAddress(this.config.publicUrl, token)))
  }
}
