import { RECENT_SIGN_IN_MS } from '@fichero/contract/limits'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import type { Session } from '../access/tokens.js'
import { failFields } from '../errors/fail.js'
import { passwordMatches } from '../passwords/passwords.js'
import { Throttle } from '../throttle/throttle.js'
import { User } from './user.entity.js'

/** The current password, where the client sends one. */
interface Proof {
  contrasenaActual?: string | undefined
}

const isRecent = ({ auth_time }: Session) => Date.now() - auth_time * 1000 < RECENT_SIGN_IN_MS

/** Makes sure that it is the owner who makes a way in, or changes one, and not somebody who found an open session. */
@Injectable()
export class OwnCredentials {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
  ) {}

  /**
   * Returns whether the user proved who they are: by a recent sign-in, or by the current password.
   * @throws AppError if that password is wrong, or after too many of them in this session
   */
  async areProven(actor: Actor, session: Session, { contrasenaActual }: Proof = {}): Promise<boolean> {
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

  /** @throws AppError also if they did not prove it, for what is not done without */
  async require(actor: Actor, session: Session, proof?: Proof): Promise<void> {
    if (!(await this.areProven(actor, session, proof))) throw notProven()
  }
}

export const notProven = () => failFields({ contrasenaActual: 'current_password_required' })
