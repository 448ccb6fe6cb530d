import type { LoginAnswer, loginBody, SessionAnswer } from '@fichero/contract/auth.schema'
import type { Language } from '@fichero/contract/enums'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { Actor } from '../access/current-user.decorator.js'
import { permissionsOf } from '../access/permissions.js'
import { Tokens } from '../access/tokens.js'
import { Config } from '../config/config.js'
import { inTransaction } from '../database/transaction.js'
import { fail } from '../errors/fail.js'
import { MailService } from '../mail/mail.service.js'
import { passwordMatches } from '../passwords/passwords.js'
import { lockRow } from '../records/lock-row.js'
import { Throttle } from '../throttle/throttle.js'
import { User } from '../users/user.entity.js'
import { KNOWN_MS, KnownOrigins } from './known-origins.js'
import type { KeepDevice, Origin } from './origin.decorator.js'
import { SignInTrail } from './sign-in-trail.js'

type Credentials = z.output<typeof loginBody>

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
  ) {}

  async login(credentials: Credentials, origin: Origin, keep: KeepDevice, language: Language): Promise<LoginAnswer> {
    const account = credentials.nro_documento
    const known = await this.origins.find(account, origin)
    const attempt = { action: 'login', account, address: origin.address, known } as const
    try {
      const user = await this.throttle.attempt(attempt, () => this.authenticate(credentials))
      // The state of the account is only revealed to a client that sent the right password.
      if (user.estado === 'pendiente') throw fail('pending_approval')
      if (user.estado === 'deshabilitado') throw fail('account_disabled')
      const enter = async (manager: EntityManager) => {
        const { idioma, version } = await lockRow(manager, User, { id: user.id }, 'user_not_found')
        // Not an edit: the version stays.
        if (idioma !== language) await manager.update(User, user.id, { idioma: language, version })
        await this.trail.succeeded(manager, user, attempt)
        return this.origins.remember(manager, user.id, origin)
      }
      const token = await inTransaction(this.dataSource, enter, 'entrance')
      keep({ token, maxAge: KNOWN_MS, secure: this.config.publicUrl.startsWith('https:') })
      return { ...this.present(user), token: this.tokens.issue(user) }
    } catch (error) {
      this.trail.failed(attempt, error)
      throw error
    }
  }

  async session({ id }: Actor): Promise<SessionAnswer> {
    const user = await this.dataSource.manager.findOneBy(User, { id })
    if (!user) throw fail('session_ended')
    return this.present(user)
  }

  private present(user: User): SessionAnswer {
    return {
      ok: true,
      user,
      permisos: permissionsOf(user),
      envia_correos: this.mail.delivers,
      centro: this.config.centre ?? null,
    }
  }

  private async authenticate({ nro_documento, contrasena }: Credentials): Promise<User> {
    const user = await this.dataSource.manager.findOneBy(User, { nro_documento })
    if (!(await passwordMatches(user?.contrasena, contrasena)) || !user) throw fail('invalid_credentials')
    return user
  }
}
