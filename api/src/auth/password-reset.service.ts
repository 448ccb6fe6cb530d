import type { DoneAnswer, ForgotPassword, ResetPassword } from '@fichero/contract/auth.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { record } from '../audit/record.js'
import { Config } from '../config/config.js'
import { findLink, makeLink, useLink } from '../credentials/links.js'
import { hashPassword } from '../credentials/passwords.js'
import { resetAddress } from '../credentials/reset-address.js'
import { inTransaction } from '../database/transaction.js'
import { fail } from '../errors/fail.js'
import { passwordChangedMessage, recoveryMessage } from '../mail/messages.js'
import { PostOffice } from '../mail/post-office.js'
import { Throttle, type Visit } from '../throttle/throttle.js'
import { lockUser } from '../users/lock-user.js'
import { User } from '../users/user.entity.js'

@Injectable()
export class PasswordReset {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly throttle: Throttle,
    private readonly post: PostOffice,
  ) {}

  /** Neither the answer nor its time tells whether the document exists: what is to be done is done after it. */
  async forgot({ nro_documento }: ForgotPassword, address: string): Promise<DoneAnswer> {
    await this.throttle.enter({ door: 'forgot', account: nro_documento, address })
    this.post.later(() => this.sendLink(nro_documento))
    return {
      ok: true,
      msg: 'Si el documento está registrado, recibirá un correo con un enlace para crear una contraseña.',
    }
  }

  async reset(token: string, { newPassword }: ResetPassword, address: string): Promise<DoneAnswer> {
    const visit: Visit = { door: 'reset', address }
    await this.throttle.enter(visit)
    await findLink(this.dataSource.manager, token)
    const contrasena = await hashPassword(newPassword)
    const user = await inTransaction(this.dataSource, async (manager) => {
      const link = await useLink(manager, token)
      const owner = await lockUser(manager, { id: link.id_usuario })
      if (owner.estado !== 'habilitado') throw fail('account_disabled')
      const { id, version, version_token } = owner
      await manager.update(User, { id }, { contrasena, version: version + 1, version_token: version_token + 1 })
      const despues = { contrasena: 'cambiada', motivo: link.motivo }
      await record(manager, {
        actor: owner,
        accion: 'users:reset-password',
        entidad: 'usuario',
        entidad_id: id,
        despues,
      })
      return owner
    })
    await this.throttle.welcome(visit)
    await this.throttle.forget(user.nro_documento)
    this.post.later(() => this.post.deliver(passwordChangedMessage(user)))
    return { ok: true, msg: 'La contraseña se cambió correctamente. Ya puede iniciar sesión.' }
  }

  private async sendLink(nro_documento: string): Promise<void> {
    const user = await this.dataSource.manager.findOneBy(User, { nro_documento, estado: 'habilitado' })
    if (!user) return
    const token = await inTransaction(this.dataSource, async (manager) => {
      await record(manager, { actor: null, accion: 'users:forgot-password', entidad: 'usuario', entidad_id: user.id })
      return makeLink(manager, user.id, 'recuperacion')
    })
    await this.post.deliver(recoveryMessage(user, resetAddress(this.config.publicUrl, token)))
  }
}
