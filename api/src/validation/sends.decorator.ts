import { ApiExtension } from '@nestjs/swagger'

/** Headers that only some answers have; `openapi/response-headers.ts` says what they mean. */
export type HeaderName =
  | 'X-Request-Id'
  | 'x-token'
  | 'ETag'
  | 'Content-Disposition'
  | 'Set-Cookie'
  | 'Location'
  | 'Content-Language'
  | 'RateLimit-Policy'
  | 'RateLimit'
  | 'Retry-After'

/** Where an operation keeps them until the document is complete. */
export const SENDS = 'x-sends'

/** Documents headers of a route's answer, besides those that other decorators name. */
export const Sends =
  (...names: HeaderName[]): MethodDecorator =>
  (target, key, descriptor) => {
    const earlier: HeaderName[] | undefined = Reflect.getMetadata(EXTENSIONS, descriptor.value as object)?.[SENDS]
    if (earlier) earlier.push(...names)
    else ApiExtension(SENDS, names)(target, key, descriptor)
  }

/** Where Nest keeps what `ApiExtension` says; the first value of a key stays. */
const EXTENSIONS = 'swagger/apiExtension'
