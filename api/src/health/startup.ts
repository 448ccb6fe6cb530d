import { Injectable } from '@nestjs/common'
import type { NextFunction, Request, Response } from 'express'
import { fail } from '../errors/fail.js'
import { answerLanguage } from '../language/answer-language.js'
import { requestIdOf } from '../logging/request-log.js'

const LIVE = '/api/health/live'
/** In seconds: how often a browser that waits asks again. */
const REFRESH = '5'

/** Whether the start is complete: the process listens while it still waits for its database or prepares it. */
@Injectable()
export class Startup {
  finished = true

  /** Answers everything but liveness with 503 until the start is complete. */
  use(request: Request, response: Response, next: NextFunction): void {
    if (this.finished || request.path === LIVE) next()
    else this.refuse(request, response)
  }

  private refuse(request: Request, response: Response): void {
    const error = fail('unavailable')
    response.status(error.status).set(error.headers)
    if (/^\/api(\/|$)/.test(request.path)) {
      const request_id = requestIdOf(response)
      response.json({ ...error.body(answerLanguage(response)), request_id })
    } else response.set('refresh', REFRESH).type('text/plain').send(`Fichero está iniciando. ${error.message}`)
  }
}
