import type { Role, UserState } from '@fichero/contract/enums'
import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Request } from 'express'
import type { Sight } from './scope.js'
import type { Session } from './tokens.js'

/** The user who makes the request: columns of an enabled user, as they were when the request arrived. */
export interface Actor extends Sight {
  id: number
  nro_documento: string
  nombre: string
  apellido: string
  rol: Role
  estado: UserState
  version_token: number
}

/** A request after `AccessGuard`, which sets the user and the session of a valid token. */
export interface RequestWithActor extends Request {
  actor?: Actor
  session?: Session
}

/** The signed-in user; `undefined` on a `@Public()` route without a valid token. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | undefined =>
    context.switchToHttp().getRequest<RequestWithActor>().actor,
)

/** The session of the signed-in user; `undefined` on a `@Public()` route without a valid token. */
export const CurrentSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): Session | undefined =>
    context.switchToHttp().getRequest<RequestWithActor>().session,
)
