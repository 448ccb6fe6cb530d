import type { AuditAction } from '@fichero/contract/audit-actions'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { type AuditEvent, audit } from '../audit/audit.js'
import { BoundedTrail } from '../audit/bounded-trail.js'
import { AppError } from '../errors/app-error.js'
import { failedSignIns } from '../metrics/registry.js'
import type { Attempt } from '../throttle/throttle.js'
import { TooManyTries } from '../throttle/too-many-tries.js'
import { User } from '../users/user.entity.js'

type SignIn = Attempt & { account: string }

/** Sign-ins, failures and lock-outs in the audit trail. What names no account of ours leaves no entry. */
@Injectable()
export class SignInTrail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trail: BoundedTrail,
  ) {}

  async succeeded(manager: EntityManager, user: User, { address, known }: SignIn): Promise<void> {
    const despues = { direccion: address, conocido: known !== undefined }
    await audit(manager, { actor: user, accion: 'auth:login', entidad: 'usuario', entidad_id: user.id, despues })
  }

  failed(attempt: SignIn, error: unknown): void {
    if (error instanceof AppError) failedSignIns.inc({ reason: error.code })
    if (error instanceof TooManyTries && error.limit === 'address') this.lockedAddress(attempt)
    else if (error instanceof TooManyTries) this.recordOf(attempt, 'auth:locked-out')
    else if (error instanceof AppError) this.recordOf(attempt, 'auth:login-failed', error.code)
  }

  private lockedAddress({ address }: SignIn): void {
    const entidad_id = address.slice(0, 40)
    const event: AuditEvent = { actor: null, accion: 'auth:locked-out', entidad: 'direccion', entidad_id }
    this.trail.record(`locked-out ${address}`, async () => event)
  }

  private recordOf({ account, address, known }: SignIn, accion: AuditAction, motivo?: string): void {
    this.trail.record(`${accion} ${motivo} ${account} ${known}`, async () => {
      const user = await this.dataSource.manager.findOneBy(User, { nro_documento: account })
      const despues = { direccion: address, conocido: known !== undefined, ...(motivo && { motivo }) }
      return user ? { actor: null, accion, entidad: 'usuario', entidad_id: user.id, despues } : undefined
    })
  }
}
