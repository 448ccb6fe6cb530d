import { RECENT_SIGN_IN_MS } from '@fichero/contract/limits'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { passwordMatches } from '../../access/passwords.js'
import type { Session } from '../../access/tokens.js'
import { fail, failFields } from '../../errors/fail.js'
import { Throttle } from '../../http/throttle/throttle.js'
import { User } from './user.entity.js'

/** The current password; absent if the request does not contain it. */
interface Proof {
  contrasenaActual?: string | undefined
}

/** Returns whether the user has signed in recently enough for the session to be trusted. */
const isRecent = ({ auth_time }: Session) => Date.now() - auth_time * 1000 < RECENT_SIGN_IN_MS

/** Requires a recent proof of identity before credentials are created or changed, because a session may be unattended. */
@Injectable()
export class Reauthentication {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
  ) {}

  /**
   * Returns whether the user proved their identity, by a recent sign-in or by the current password.
   * @throws AppError if the password is wrong, or after too many wrong passwords in this session
   */
  async isProven(actor: Actor, session: Session, { contrasenaActual }: Proof = {}): Promise<boolean> {
    if (isRecent(session)) return true
    if (!contrasenaActual) return false
    const attempt = { action: 'confirm', account: actor.nro_documento, known: session.sid, address: '' } as const
    await this.throttle.attempt(attempt, async () => {
      const user = await this.dataSource.manager.findOneBy(User, { id: actor.id })
      if (!(await passwordMatches(user?.contrasena, contrasenaActual)))
        throw failFields({ contrasenaActual: 'current_password_wrong' })
    })
    return true
  }

  /** @throws AppError of `isProven`, or `notProven` if `isProven` returns false */
  async require(actor: Actor, session: Session, proof?: Proof): Promise<void> {
    if (await this.isProven(actor, session, proof)) return
    throw notProven(await this.dataSource.manager.findOneByOrFail(User, { id: actor.id }))
  }
}

/** The error that asks the user for the current password, or for another sign-in if the user has no password. */
export const notProven = ({ contrasena }: User) =>
  contrasena === null ? fail('sign_in_again') : failFields({ contrasenaActual: 'current_password_required' })
