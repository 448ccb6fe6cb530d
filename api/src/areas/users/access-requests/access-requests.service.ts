import type { ApprovalAnswer, PendingUsersAnswer, RejectionAnswer } from '@fichero/contract/admin.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager, In } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { allows, authorize } from '../../../access/policy.js'
import { scopedTo } from '../../../access/scope.js'
import { Config } from '../../../config/config.js'
import { emptyLog } from '../../../database/empty-log.js'
import { rowsOf } from '../../../database/rows.js'
import { inTransaction } from '../../../database/transaction.js'
import { fail } from '../../../errors/fail.js'
import { BackgroundTasks } from '../../../mail/background-tasks.js'
import { forgetMail } from '../../../mail/forget-mail.js'
import { MailService } from '../../../mail/mail.service.js'
import { composeMail } from '../../../mail/messages.js'
import { audit } from '../../../records/audit/audit.js'
import { AuditEntry } from '../../../records/audit/audit-entry.entity.js'
import { holdingBackups } from '../../../records/backup-log/holding-backups.js'
import { recordRemoval } from '../../../records/backup-log/record-removal.js'
import { remainingData } from '../../../records/backup-log/removal-texts.js'
import { lockRow } from '../../../records/row-updates/lock-row.js'
import { succeed } from '../../../records/row-updates/succeed.js'
import { makeLink } from '../../access-links/links.js'
import { resetAddress } from '../../access-links/reset-address.js'
import { addCentres } from '../lock-user.js'
import { readUserIds } from '../select-users.js'
import { User } from '../user.entity.js'
import { decideRequest } from '../users.policy.js'
import { NOT_WAITING } from '../waiting/waiting.js'
import { withInstants } from '../waiting/waiting-users.service.js'
import { removeRequest } from './remove-request.js'
import { comparedColumns, findSimilar } from './similar-people.js'

const readCompared = rowsOf(comparedColumns)
/** Reads only the compared columns of the users whom an actor sees, because the list is polled while a request is pending. */
const comparedWith = (actor: Actor) =>
  `SELECT ${comparedColumns.keyof().options.join(', ')} FROM ${scopedTo(actor).users} usuario ORDER BY id`

/** Lists, approves and rejects access requests. */
@Injectable()
export class AccessRequestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly mail: MailService,
    private readonly tasks: BackgroundTasks,
  ) {}

  async list(actor: Actor): Promise<PendingUsersAnswer> {
    const { manager } = this.dataSource
    const ids = await readUserIds(manager, actor, "WHERE estado = 'pendiente'")
    const all = await addCentres(manager, await manager.find(User, { where: { id: In(ids) }, order: { id: 'ASC' } }))
    const pending = all.filter((user) => allows(decideRequest, actor, user))
    if (pending.length === 0) return { ok: true, users: [] }
    const similarTo = findSimilar(await readCompared(this.dataSource, comparedWith(actor)))
    return { ok: true, users: pending.map((user) => ({ ...withInstants(user), parecidos: similarTo(user) })) }
  }

  async approve(actor: Actor, nro_documento: string): Promise<ApprovalAnswer> {
    const { user, token } = await inTransaction(this.dataSource, async (manager) => {
      const request = await lockAccessRequest(manager, actor, nro_documento)
      const { id } = request
      await manager.update(User, { id }, { estado: 'habilitado', ...NOT_WAITING })
      const despues = { estado: 'habilitado', id_usuario: id }
      const antes = { estado: 'pendiente' }
      await audit(manager, { ...decision(actor, 'approve', nro_documento), antes, despues })
      return { user: request, token: await makeLink(manager, id, 'aprobacion') }
    })
    const enlace = resetAddress(this.config.publicUrl, token)
    const isMailed = await this.mail.send(composeMail(user, 'approved', { enlace }))
    const code = isMailed ? 'registration_approved' : 'registration_approved_unmailed'
    return succeed(code, { message: code, enlace: isMailed ? null : enlace })
  }

  /** Rejects a request and deletes its data. Only the fact that a request with this document number was rejected remains. */
  async reject(actor: Actor, nro_documento: string): Promise<RejectionAnswer> {
    const { user, since } = await inTransaction(this.dataSource, async (manager) => {
      const request = await lockAccessRequest(manager, actor, nro_documento)
      const since = await sentAt(manager, nro_documento)
      await removeRequest(manager, request)
      await recordRemoval(manager, { tipo: 'solicitud', clave: nro_documento })
      await audit(manager, decision(actor, 'reject', nro_documento))
      return { user: request, since }
    })
    await emptyLog(this.dataSource)
    await forgetMail(this.dataSource, this.config, [user.correo_institucional])
    const { delivers } = this.mail
    // Without a mail server, sending would only store a file with the person's name and address.
    if (delivers) this.tasks.run(() => this.mail.send(composeMail(user, 'rejected')))
    return succeed('registration_rejected', {
      message: 'registration_rejected',
      queda: remainingData(delivers ? 'mailedRejection' : 'rejection', this.config.database),
      ...(await holdingBackups(this.dataSource, this.config.database, { since, until: new Date() })),
    })
  }
}

/** Returns when the first request with this document number was sent; undefined if the audit log has no such entry. */
async function sentAt(manager: EntityManager, nro_documento: string): Promise<Date | undefined> {
  const where = { entidad: 'solicitud', entidad_id: nro_documento, accion: 'registrations:create' }
  return (await manager.findOne(AuditEntry, { where, order: { fecha: 'ASC', id: 'ASC' } }))?.fecha
}

/** The audit entry of a decision about an access request. */
const decision = (actor: Actor, verb: 'approve' | 'reject', nro_documento: string) => ({
  actor,
  accion: `registrations:${verb}` as const,
  entidad: 'solicitud',
  entidad_id: nro_documento,
})

/**
 * Locks the pending access request with a document number until the transaction ends. Throws `already_decided` for an
 * approved or rejected request. Must be the transaction's first read, like `lockRow`.
 */
async function lockAccessRequest(manager: EntityManager, actor: Actor, nro_documento: string): Promise<User> {
  const found = await lockRow(manager, User, { nro_documento })
  if (!found) throw fail((await wasRejected(manager, actor, nro_documento)) ? 'already_decided' : 'user_not_found')
  const [user] = await addCentres(manager, [found])
  authorize(decideRequest, actor, user!)
  if (found.estado !== 'pendiente') throw fail('already_decided')
  return found
}

/** Rejected requests are deleted, so they are looked up in the audit log, which does not know their centre. */
const wasRejected = async (manager: EntityManager, { centros }: Actor, nro_documento: string) =>
  centros === 'all' && (await manager.existsBy(AuditEntry, { entidad: 'solicitud', entidad_id: nro_documento }))
