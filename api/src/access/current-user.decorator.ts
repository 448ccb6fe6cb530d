import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Request } from 'express'
import type { User } from '../users/user.entity.js'

/** Who asks: the enabled user's row as it stood when the request came in. */
export type Actor = Pick<User, 'id' | 'nro_documento' | 'nombre' | 'apellido' | 'rol' | 'estado' | 'version_token'>

export interface RequestWithActor extends Request {
  actor?: Actor
}

/** The signed-in user; on a `@Public()` route `undefined` where no valid token came. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | undefined =>
    context.switchToHttp().getRequest<RequestWithActor>().actor,
)
