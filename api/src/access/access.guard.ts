import type { Access } from '@fichero/contract/permissions'
import { type CanActivate, type ExecutionContext, Injectable, type Type } from '@nestjs/common'
import { ModuleRef, Reflector } from '@nestjs/core'
import type { Response } from 'express'
import { fail } from '../errors/fail.js'
import { ACCESS_KEY, KEEPER_KEY, TOKEN_IGNORED_KEY } from './access.decorators.js'
import type { RequestWithActor } from './current-user.decorator.js'
import { hasPermission } from './permissions.js'
import { RequestsInProgress } from './requests-in-progress.js'
import { Sessions } from './sessions.js'
import { Tokens } from './tokens.js'

/** Denies by default: a route that declares no access is refused with 403. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly modules: ModuleRef,
    private readonly sessions: Sessions,
    private readonly tokens: Tokens,
    private readonly requests: RequestsInProgress,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS_KEY, [
      context.getHandler(),
      context.getClass(),
    ])
    if (!access) throw fail('forbidden')
    const keeper = this.reflector.get<Type<CanActivate> | undefined>(KEEPER_KEY, context.getHandler())
    if (keeper) await this.modules.get(keeper, { strict: false }).canActivate(context)
    const http = context.switchToHttp()
    const request = http.getRequest<RequestWithActor>()
    const token = request.get('x-token')?.trim()
    if (!token && access !== 'public') throw fail('not_signed_in')
    const ignoresToken = this.reflector.get<true | undefined>(TOKEN_IGNORED_KEY, context.getHandler())
    if (token && !ignoresToken) await this.open(token, request, http.getResponse<Response>())
    if (access === 'public') return true
    if (!request.actor) throw fail('session_ended')
    if (access !== 'authenticated' && !hasPermission(request.actor, access)) throw fail('forbidden')
    return true
  }

  /** When half of a token's life is over, the answer carries a new one, so that active sessions last until their end. */
  private async open(token: string, request: RequestWithActor, response: Response): Promise<void> {
    const claims = this.tokens.read(token)
    if (!claims) return
    this.requests.count(claims.sub, response)
    const actor = await this.sessions.actorOf(claims)
    if (!actor) return
    request.actor = actor
    request.session = claims
    if (this.tokens.isDue(claims)) response.set('x-token', this.tokens.issue(actor, claims))
  }
}
