import { AppError } from '../../errors/app-error.js'
import type { Limit } from './limits.js'

/** The error of an attempt beyond a rate limit, with the headers `Retry-After` and `RateLimit`. */
export class TooManyTries extends AppError {
  constructor(
    readonly limit: Limit,
    waitMs: number,
  ) {
    const seconds = Math.ceil(waitMs / 1000)
    super(
      'too_many_tries',
      { minutos: Math.ceil(seconds / 60) },
      {},
      { 'retry-after': String(seconds), ratelimit: `"${limit}";r=0;t=${seconds}` },
    )
  }
}
