import type { ApprovalAnswer, DecisionAnswer, PendingUsersAnswer } from '@fichero/contract/admin.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { audit } from '../../audit/audit.js'
import { Config } from '../../config/config.js'
import { makeLink } from '../../credentials/links.js'
import { resetAddress } from '../../credentials/reset-address.js'
import { rowsOf } from '../../database/rows.js'
import { inTransaction } from '../../database/transaction.js'
import { BackgroundTasks } from '../../mail/background-tasks.js'
import { MailService } from '../../mail/mail.service.js'
import { letter } from '../../mail/messages.js'
import { succeed } from '../../records/succeed.js'
import { User } from '../user.entity.js'
import { lockAccessRequest } from './lock-access-request.js'
import { comparedColumns, findSimilar } from './similar-people.js'

const readCompared = rowsOf(comparedColumns)
/** Asked for again and again while somebody waits, so without what is not compared. */
const EVERYBODY = `SELECT ${comparedColumns.keyof().options.join(', ')} FROM usuario ORDER BY id`

/** Access requests and their decisions. */
@Injectable()
export class AccessRequestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly mail: MailService,
    private readonly tasks: BackgroundTasks,
  ) {}

  async list(): Promise<PendingUsersAnswer> {
    const waiting = await this.dataSource.manager.find(User, { where: { estado: 'pendiente' }, order: { id: 'ASC' } })
    if (waiting.length === 0) return { ok: true, users: [] }
    const similarTo = findSimilar(await readCompared(this.dataSource, EVERYBODY))
    return { ok: true, users: waiting.map((user) => ({ ...user, parecidos: similarTo(user) })) }
  }

  async approve(actor: Actor, nro_documento: string): Promise<ApprovalAnswer> {
    const { user, token } = await inTransaction(this.dataSource, async (manager) => {
      const request = await lockAccessRequest(manager, nro_documento)
      const { id } = request
      await manager.update(User, { id }, { estado: 'habilitado' })
      const despues = { estado: 'habilitado', id_usuario: id }
      const antes = { estado: 'pendiente' }
      await audit(manager, { ...decision(actor, 'approve', nro_documento), antes, despues })
      return { user: request, token: await makeLink(manager, id, 'aprobacion') }
    })
    const enlace = resetAddress(this.config.publicUrl, token)
    const isMailed = await this.mail.send(letter(user, 'approved', { enlace }))
    const code = isMailed ? 'registration_approved' : 'registration_approved_unmailed'
    return succeed(code, { message: code, enlace: isMailed ? null : enlace })
  }

  /** Deletes the request. Its data stays in the audit trail only. */
  async reject(actor: Actor, nro_documento: string): Promise<DecisionAnswer> {
    const user = await inTransaction(this.dataSource, async (manager) => {
      const request = await lockAccessRequest(manager, nro_documento)
      await manager.delete(User, { id: request.id })
      const { nombre, apellido, correo_institucional, tipo } = request
      const antes = { nombre, apellido, correo_institucional, tipo }
      await audit(manager, { ...decision(actor, 'reject', nro_documento), antes })
      return request
    })
    this.tasks.run(() => this.mail.send(letter(user, 'rejected')))
    return succeed('registration_rejected', { message: 'registration_rejected' })
  }
}

const decision = (actor: Actor, verb: 'approve' | 'reject', nro_documento: string) => ({
  actor,
  accion: `registrations:${verb}` as const,
  entidad: 'solicitud',
  entidad_id: nro_documento,
})
