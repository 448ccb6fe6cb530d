import type { LoginAnswer, loginBody, SessionAnswer } from '@fichero/contract/auth.schema'
import type { Language } from '@fichero/contract/enums'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { z } from 'zod'
import { ContractAccess } from '../../access/contract-access.js'
import type { Actor } from '../../access/current-user.decorator.js'
import { passwordMatches } from '../../access/passwords.js'
import { permissionsOf } from '../../access/permissions.js'
import { isInScope, readSight } from '../../access/scope.js'
import { newSession, type Session, Tokens } from '../../access/tokens.js'
import { Config } from '../../config/config.js'
import { inTransaction } from '../../database/transaction.js'
import { fail } from '../../errors/fail.js'
import { Throttle } from '../../http/throttle/throttle.js'
import { MailService } from '../../mail/mail.service.js'
import { lockRow } from '../../records/row-updates/lock-row.js'
import { confirmedCentres } from '../centres/known-centres.js'
import { User } from '../users/user.entity.js'
import { endWaiting } from '../users/waiting/waiting.js'
import { KNOWN_MS, KnownOrigins } from './known-origins.js'
import type { Origin, SetDeviceCookie } from './origin.decorator.js'
import { SignInTrail } from './sign-in-trail.js'

type Credentials = z.output<typeof loginBody>

/** Where a user signs in from. */
export interface Visit {
  origin: Origin
  setDeviceCookie: SetDeviceCookie
  language: Language
}

/** How a user signs in, other than with a password. */
interface Entry {
  session?: Session
  /** For the audit log. */
  entrada?: 'institucion'
  /** Writes what belongs to the new session. */
  begin?: (manager: EntityManager) => Promise<void>
}

@Injectable()
export class AuthService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly tokens: Tokens,
    private readonly throttle: Throttle,
    private readonly origins: KnownOrigins,
    private readonly trail: SignInTrail,
    private readonly mail: MailService,
    private readonly contracts: ContractAccess,
  ) {}

  /** Signs a user in with a password: checks the rate limit and the password, then lets the user in. */
  async login(credentials: Credentials, visit: Visit): Promise<LoginAnswer> {
    const account = credentials.nro_documento
    const known = await this.origins.find(account, visit.origin)
    const attempt = { action: 'login', account, address: visit.origin.address, known } as const
    try {
      const user = await this.throttle.attempt(attempt, () => this.authenticate(credentials))
      return await this.enter(user, visit)
    } catch (error) {
      this.trail.failed(attempt, error)
      throw error
    }
  }

  /**
   * Lets in a user who has proved their identity: checks state and contract, records the sign-in and issues a token.
   * @throws AppError if the user has no access
   */
  async enter(
    user: User,
    { origin, setDeviceCookie, language }: Visit,
    { session = newSession(), entrada, begin }: Entry = {},
  ): Promise<LoginAnswer> {
    // The state of the account is only revealed to its owner.
    if (user.estado === 'pendiente') throw fail('pending_approval')
    if (user.estado === 'deshabilitado') throw fail('account_disabled')
    const contractError = this.contracts.refusalOf(user)
    if (contractError) throw contractError
    const known = await this.origins.find(user.nro_documento, origin)
    const recordSignIn = async (manager: EntityManager) => {
      const found = await lockRow(manager, User, { id: user.id }, 'user_not_found')
      const { idioma, version } = found
      // A user who signs in needs no requested new password.
      await endWaiting(manager, found)
      // The language is stored without an increased version, because this is not an edit.
      if (idioma !== language) await manager.update(User, user.id, { idioma: language, version })
      await begin?.(manager)
      await this.trail.succeeded(manager, user, { address: origin.address, known, entrada })
      return this.origins.remember(manager, user.id, origin)
    }
    const token = await inTransaction(this.dataSource, recordSignIn, 'signIn')
    setDeviceCookie({ token, maxAge: KNOWN_MS, secure: this.config.publicUrl.startsWith('https:') })
    return { ...(await this.present(user)), token: this.tokens.issue(user, session) }
  }

  /** Returns the user of the session, with permissions. */
  async session({ id }: Actor): Promise<SessionAnswer> {
    const user = await this.dataSource.manager.findOneBy(User, { id })
    if (!user) throw fail('session_ended')
    return this.present(user)
  }

  private async present(user: User): Promise<SessionAnswer> {
    const { manager } = this.dataSource
    const sight = await readSight(manager, user.id)
    return {
      ok: true,
      user,
      permisos: permissionsOf({ ...user, ...sight }),
      envia_correos: this.mail.delivers,
      centro: this.config.centre ?? null,
      centros: (await confirmedCentres(manager)).filter(({ id }) => isInScope(sight, id)),
    }
  }

  /**
   * Returns the user with this document number and password. The error is the same for an unknown number and a wrong password.
   */
  private async authenticate({ nro_documento, contrasena }: Credentials): Promise<User> {
    const user = await this.dataSource.manager.findOneBy(User, { nro_documento })
    if (!(await passwordMatches(user?.contrasena, contrasena)) || !user) throw fail('invalid_credentials')
    return user
  }
}
