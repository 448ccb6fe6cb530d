import { applyDecorators, Header } from '@nestjs/common'
import { Sends } from '../validation/sends.decorator.js'
import { type Limit, MAX, WINDOW_MS } from './limits.js'

/**
 * Names the limits of a route in `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-10). What is left of them is told
 * only when nothing is, by the refusal: the count is of an account or a network, and tells how often others failed.
 */
export const Throttled = (...limits: Limit[]) =>
  applyDecorators(
    Header('RateLimit-Policy', limits.map((limit) => `"${limit}";q=${MAX[limit]};w=${WINDOW_MS / 1000}`).join(', ')),
    Sends('RateLimit-Policy'),
  )
