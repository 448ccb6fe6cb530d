import type { AuditAction } from '@fichero/contract/audit-actions'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { inTransaction } from '../../database/transaction.js'
import { AppError } from '../../errors/app-error.js'
import type { Attempt } from '../../http/throttle/throttle.js'
import { TooManyTries } from '../../http/throttle/too-many-tries.js'
import { BackgroundTasks } from '../../mail/background-tasks.js'
import { failedSignIns } from '../../observability/metrics/registry.js'
import { type AuditEvent, audit } from '../../records/audit/audit.js'
import { BoundedTrail } from '../../records/audit/bounded-trail.js'
import { User } from '../users/user.entity.js'
import { isWaiting, recordAttempt } from '../users/waiting/waiting.js'

type SignIn = Attempt & { account: string }
/** `entrada`: how the user signed in, if not with a password. */
type Success = Pick<Attempt, 'address' | 'known'> & { entrada?: 'institucion' | undefined }

/**
 * Records sign-ins, failed sign-ins and lock-outs in the audit log. A failed sign-in with an unknown document number has no
 * entry. Also stores when a user who waits for approval or for a new password last tried to sign in.
 */
@Injectable()
export class SignInTrail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trail: BoundedTrail,
    private readonly tasks: BackgroundTasks,
  ) {}

  async succeeded(manager: EntityManager, user: User, { address, known, entrada }: Success): Promise<void> {
    const despues = { direccion: address, conocido: known !== undefined, ...(entrada && { entrada }) }
    await audit(manager, { actor: user, accion: 'auth:login', entidad: 'usuario', entidad_id: user.id, despues })
  }

  /** Without an account, only a locked address has an entry. */
  failed({ account, ...attempt }: Attempt, error: unknown): void {
    if (!(error instanceof AppError)) return
    failedSignIns.inc({ reason: error.code })
    if (error instanceof TooManyTries && error.limit !== 'account') this.recordLockedAddress(attempt)
    else if (account !== undefined) this.recordFailure({ ...attempt, account }, error)
  }

  private recordFailure(attempt: SignIn, error: AppError): void {
    if (error instanceof TooManyTries) this.recordForAccount(attempt, 'auth:locked-out')
    else {
      this.recordForAccount(attempt, 'auth:login-failed', error.code)
      this.recordAttempt(attempt)
    }
  }

  /** Runs after the answer, so that response times do not reveal whether the user waits for an administrator. */
  private recordAttempt({ account }: SignIn): void {
    this.tasks.run(async () => {
      const user = await this.dataSource.manager.findOneBy(User, { nro_documento: account })
      if (user && isWaiting(user)) await inTransaction(this.dataSource, (manager) => recordAttempt(manager, account))
    })
  }

  private recordLockedAddress({ address }: Attempt): void {
    const entidad_id = address.slice(0, 40)
    const event: AuditEvent = { actor: null, accion: 'auth:locked-out', entidad: 'direccion', entidad_id }
    this.trail.record(`locked-out ${address}`, async () => event)
  }

  private recordForAccount({ account, address, known }: SignIn, accion: AuditAction, motivo?: string): void {
    this.trail.record(`${accion} ${motivo} ${account} ${known}`, async () => {
      const user = await this.dataSource.manager.findOneBy(User, { nro_documento: account })
      const despues = { direccion: address, conocido: known !== undefined, ...(motivo && { motivo }) }
      return user ? { actor: null, accion, entidad: 'usuario', entidad_id: user.id, despues } : undefined
    })
  }
}
