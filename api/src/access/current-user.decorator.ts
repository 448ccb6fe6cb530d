import type { Role, UserState } from '@fichero/contract/enums'
import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Request } from 'express'

/** Who asks: the enabled user's row as it stood when the request came in. */
export interface Actor {
  id: number
  nro_documento: string
  nombre: string
  apellido: string
  rol: Role
  estado: UserState
  version_token: number
}

export interface RequestWithActor extends Request {
  actor?: Actor
}

/** The signed-in user; on a `@Public()` route `undefined` where no valid token came. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | undefined =>
    context.switchToHttp().getRequest<RequestWithActor>().actor,
)
