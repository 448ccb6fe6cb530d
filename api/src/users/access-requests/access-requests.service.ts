import type { ApprovalAnswer, DecisionAnswer, PendingUsersAnswer } from '@fichero/contract/admin.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { record } from '../../audit/record.js'
import { Config } from '../../config/config.js'
import { makeLink } from '../../credentials/links.js'
import { resetAddress } from '../../credentials/reset-address.js'
import { inTransaction } from '../../database/transaction.js'
import { approvedMessage, rejectedMessage } from '../../mail/messages.js'
import { PostOffice } from '../../mail/post-office.js'
import { User } from '../user.entity.js'
import { lockAccessRequest } from './lock-access-request.js'

/** AccessRequests for access, decided once. */
@Injectable()
export class AccessRequests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly post: PostOffice,
  ) {}

  async list(): Promise<PendingUsersAnswer> {
    const users = await this.dataSource.manager.find(User, { where: { estado: 'pendiente' }, order: { id: 'ASC' } })
    return { ok: true, users }
  }

  async approve(actor: Actor, nro_documento: string): Promise<ApprovalAnswer> {
    const { user, token } = await inTransaction(this.dataSource, async (manager) => {
      const request = await lockAccessRequest(manager, nro_documento)
      const { id, version } = request
      await manager.update(User, { id }, { estado: 'habilitado', version: version + 1 })
      const despues = { estado: 'habilitado', id_usuario: id }
      const antes = { estado: 'pendiente' }
      await record(manager, { ...decision(actor, 'approve', nro_documento), antes, despues })
      return { user: request, token: await makeLink(manager, id, 'aprobacion') }
    })
    const enlace = resetAddress(this.config.publicUrl, token)
    const isMailed = await this.post.deliver(approvedMessage(user, enlace))
    const msg = isMailed
      ? 'Usuario aprobado. Recibirá un correo con el enlace para crear su contraseña.'
      : 'Usuario aprobado. Entréguele este enlace para que cree su contraseña: sirve una vez y vence en 72 horas.'
    return { ok: true, message: msg, msg, enlace: isMailed ? null : enlace }
  }

  /** Removes the request. What it said stays in the audit trail alone. */
  async reject(actor: Actor, nro_documento: string): Promise<DecisionAnswer> {
    const user = await inTransaction(this.dataSource, async (manager) => {
      const request = await lockAccessRequest(manager, nro_documento)
      await manager.delete(User, { id: request.id })
      const { nombre, apellido, correo_institucional, tipo } = request
      const antes = { nombre, apellido, correo_institucional, tipo }
      await record(manager, { ...decision(actor, 'reject', nro_documento), antes })
      return request
    })
    this.post.later(() => this.post.deliver(rejectedMessage(user)))
    const msg = 'La solicitud se rechazó y se eliminó.'
    return { ok: true, message: msg, msg }
  }
}

const decision = (actor: Actor, verb: 'approve' | 'reject', nro_documento: string) => ({
  actor,
  accion: `registrations:${verb}`,
  entidad: 'solicitud',
  entidad_id: nro_documento,
})
