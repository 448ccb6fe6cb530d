import type { Access } from '@fichero/contract/permissions'
import { type CanActivate, type ExecutionContext, Injectable, type Type } from '@nestjs/common'
import { ModuleRef, Reflector } from '@nestjs/core'
import type { Response } from 'express'
import type { AppError } from '../errors/app-error.js'
import { fail } from '../errors/fail.js'
import { ACCESS_KEY, ROUTE_GUARD_KEY, TOKEN_IGNORED_KEY } from './access.decorators.js'
import type { RequestWithActor } from './current-user.decorator.js'
import { hasPermission } from './permissions.js'
import { RequestsInProgress } from './requests-in-progress.js'
import { Sessions } from './sessions.js'
import { Tokens } from './tokens.js'

/** Checks the access that a route declares. Denies by default: a route that declares no access answers 403. */
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
    const routeGuard = this.reflector.get<Type<CanActivate> | undefined>(ROUTE_GUARD_KEY, context.getHandler())
    if (routeGuard) await this.modules.get(routeGuard, { strict: false }).canActivate(context)
    const http = context.switchToHttp()
    const request = http.getRequest<RequestWithActor>()
    const token = request.get('x-token')?.trim()
    if (!token && access !== 'public') throw fail('not_signed_in')
    const ignoresToken = this.reflector.get<true | undefined>(TOKEN_IGNORED_KEY, context.getHandler())
    const sessionError =
      token && !ignoresToken ? await this.authenticate(token, request, http.getResponse<Response>()) : undefined
    if (access === 'public') return true
    if (!request.actor) throw sessionError ?? fail('session_ended')
    if (access !== 'authenticated' && !hasPermission(request.actor, access)) throw fail('forbidden')
    return true
  }

  /**
   * Sets the request's actor and session from the token, and renews a token that is past half of its lifetime.
   * Returns an error if access is denied for a specific reason, such as `contract_ended`; for any other invalid token
   * returns undefined and leaves the actor unset.
   */
  private async authenticate(
    token: string,
    request: RequestWithActor,
    response: Response,
  ): Promise<AppError | undefined> {
    const claims = this.tokens.read(token)
    if (!claims) return undefined
    this.requests.count(claims.sub, response)
    const { actor, refusal } = await this.sessions.ownerOf(claims)
    if (!actor) return refusal
    request.actor = actor
    request.session = claims
    if (this.tokens.isDue(claims)) response.set('x-token', this.tokens.issue(actor, claims))
    return undefined
  }
}
