import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common'
import type { Response } from 'express'
import type { RequestWithActor } from '../access/current-user.decorator.js'
import { AppError } from '../errors/app-error.js'
import { isDatabaseDown } from '../errors/database-error.js'
import { toAppError } from '../errors/to-app-error.js'
import { answerLanguage } from '../i18n/answer-language.js'
import { DatabaseOutage } from '../observability/logging/database-outage.js'
import { errorFields } from '../observability/logging/error-fields.js'
import { requestIdOf } from '../observability/logging/request-log.js'
import type { AuditEvent } from '../records/audit/audit.js'
import { BoundedTrail } from '../records/audit/bounded-trail.js'

/** Turns all errors into answers. Unexpected errors are logged, and their details never reach the client. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Fichero')

  constructor(
    private readonly outage: DatabaseOutage,
    private readonly trail: BoundedTrail,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const error = toAppError(thrown)
    if (error.status === 403) this.auditDeniedAction(host.switchToHttp().getRequest<RequestWithActor>())
    const response = host.switchToHttp().getResponse<Response>()
    const request_id = requestIdOf(response)
    response.locals.errorCode = error.code
    if (isDatabaseDown(thrown)) this.outage.begin(thrown)
    // An AppError with a 5xx status is intended, such as 503 during the start.
    else if (error.status >= 500 && !(thrown instanceof AppError))
      this.logger.error({ request: request_id, ...errorFields(thrown) })
    if (response.headersSent) {
      response.destroy()
      return
    }
    response
      .status(error.status)
      .set(error.headers)
      .json({ ...error.body(answerLanguage(response)), request_id })
  }

  /** Audits an action that a signed-in user was not allowed to do. */
  private auditDeniedAction({ actor, method, route }: RequestWithActor): void {
    if (!actor) return
    const entidad_id = `${method} ${String(route?.path).replace('/api', '')}`
    const event: AuditEvent = { actor, accion: 'access:refused', entidad: 'ruta', entidad_id: entidad_id.slice(0, 40) }
    this.trail.record(`refused ${actor.id} ${entidad_id}`, async () => event)
  }
}
