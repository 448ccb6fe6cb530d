import { applyDecorators, Header } from '@nestjs/common'
import { Sends } from '../validation/sends.decorator.js'
import { type Limit, MAX, WINDOW_MS } from './limits.js'

/**
 * Sends the limits of a route in `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-10). The remaining quota is sent
 * only when it is 0, with the error: otherwise it would reveal how often other people failed with an account or network.
 */
export const Throttled = (...limits: Limit[]) =>
  applyDecorators(
    Header('RateLimit-Policy', limits.map((limit) => `"${limit}";q=${MAX[limit]};w=${WINDOW_MS / 1000}`).join(', ')),
    Sends('RateLimit-Policy'),
  )
