import type { LoginAnswer, loginBody, SessionAnswer } from '@fichero/contract/auth.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { z } from 'zod'
import type { Actor } from '../access/current-user.decorator.js'
import { permissionsOf } from '../access/permissions.js'
import { Tokens } from '../access/tokens.js'
import { passwordMatches } from '../credentials/passwords.js'
import { fail } from '../errors/fail.js'
import { type Attempt, Throttle } from '../throttle/throttle.js'
import { User } from '../users/user.entity.js'

@Injectable()
export class AuthService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: Tokens,
    private readonly throttle: Throttle,
  ) {}

  async login({ nro_documento, contrasena }: z.output<typeof loginBody>, address: string): Promise<LoginAnswer> {
    const attempt: Attempt = { action: 'login', account: nro_documento, address }
    await this.throttle.consume(attempt)
    const user = await this.dataSource.manager.findOneBy(User, { nro_documento })
    if (!(await passwordMatches(user?.contrasena, contrasena)) || !user) throw fail('invalid_credentials')
    await this.throttle.succeed(attempt)
    // The state of the account is only revealed to a client that sent the right password.
    if (user.estado === 'pendiente') throw fail('pending_approval')
    if (user.estado === 'deshabilitado') throw fail('account_disabled')
    return { ok: true, token: this.tokens.issue(user), user, permisos: permissionsOf(user) }
  }

  async session({ id }: Actor): Promise<SessionAnswer> {
    const user = await this.dataSource.manager.findOneBy(User, { id })
    if (!user) throw fail('session_ended')
    return { ok: true, user, permisos: permissionsOf(user) }
  }
}
