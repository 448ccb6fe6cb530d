import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common'
import type { Response } from 'express'
import { AppError } from './app-error.js'
import { toAppError } from './to-app-error.js'

/** Turns all errors into answers. Unexpected ones are logged, and their details never reach the client. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Fichero')

  catch(thrown: unknown, host: ArgumentsHost): void {
    const error = toAppError(thrown)
    // A catalogue error with a 5xx status was thrown on purpose, such as 503 during the start.
    if (error.status >= 500 && !(thrown instanceof AppError))
      this.logger.error(thrown instanceof Error ? (thrown.stack ?? thrown.message) : thrown)
    const response = host.switchToHttp().getResponse<Response>()
    if (response.headersSent) {
      response.destroy()
      return
    }
    response.status(error.status).set(error.headers).json(error.body())
  }
}
