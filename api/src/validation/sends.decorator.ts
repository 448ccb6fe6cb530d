import { ApiExtension } from '@nestjs/swagger'

/** Headers that only some answers have; `openapi/response-headers.ts` says what they mean. */
export type HeaderName =
  | 'X-Request-Id'
  | 'x-token'
  | 'ETag'
  | 'Content-Disposition'
  | 'Set-Cookie'
  | 'Location'
  | 'Retry-After'

/** Where an operation keeps them until the document is complete. */
export const SENDS = 'x-sends'

/** Documents headers of a route's answer. */
export const Sends = (...names: HeaderName[]) => ApiExtension(SENDS, names)
