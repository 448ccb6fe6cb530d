import { Injectable } from '@nestjs/common'
import type { NextFunction, Request, Response } from 'express'
import { fail } from '../../errors/fail.js'
import { answerLanguage } from '../../i18n/answer-language.js'
import { requestIdOf } from '../../observability/logging/request-log.js'

const LIVE = '/api/health/live'
/** In seconds: how often a browser reloads while the server starts. */
const REFRESH = '5'
/** Methods that proxies retry on another node. */
const READS = ['GET', 'HEAD']
/** In ms: how long requests of other methods wait until the start is complete. */
const WAIT_MS = 5000

/** Answers requests while the server starts: the process listens before its database is connected and prepared. */
@Injectable()
export class Startup {
  private isFinished = true
  private readonly waiting = new Set<() => void>()

  get finished(): boolean {
    return this.isFinished
  }

  set finished(isFinished: boolean) {
    this.isFinished = isFinished
    if (isFinished) for (const proceed of this.waiting) proceed()
  }

  /** Middleware: until the start is complete, answers all requests but liveness with 503; writes only after `WAIT_MS`. */
  use(request: Request, response: Response, next: NextFunction): void {
    if (this.finished || request.path === LIVE) next()
    else if (READS.includes(request.method)) this.answerUnavailable(request, response)
    else this.wait(next, () => this.answerUnavailable(request, response))
  }

  private wait(next: NextFunction, answerUnavailable: () => void): void {
    const end = (then: () => void) => {
      clearTimeout(timer)
      this.waiting.delete(proceed)
      then()
    }
    const proceed = () => end(next)
    const timer = setTimeout(() => end(answerUnavailable), WAIT_MS)
    this.waiting.add(proceed)
  }

  private answerUnavailable(request: Request, response: Response): void {
    const error = fail('unavailable')
    response.status(error.status).set(error.headers)
    if (/^\/api(\/|$)/.test(request.path)) {
      const request_id = requestIdOf(response)
      response.json({ ...error.body(answerLanguage(response)), request_id })
    } else response.set('refresh', REFRESH).type('text/plain').send(`Fichero está iniciando. ${error.message}`)
  }
}
