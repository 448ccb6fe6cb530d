import { ApiExtension } from '@nestjs/swagger'

/** Headers that only some answers have; `openapi/response-headers.ts` describes them. */
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

/** The OpenAPI extension that lists an operation's response headers until the document is complete. */
export const SENDS = 'x-sends'

/** Documents response headers of a route, in addition to headers that other decorators document. */
export const Sends =
  (...names: HeaderName[]): MethodDecorator =>
  (target, key, descriptor) => {
    const earlier: HeaderName[] | undefined = Reflect.getMetadata(EXTENSIONS, descriptor.value as object)?.[SENDS]
    if (earlier) earlier.push(...names)
    else ApiExtension(SENDS, names)(target, key, descriptor)
  }

/** Metadata key of Nest's `ApiExtension`, which ignores a second value for the same name. */
const EXTENSIONS = 'swagger/apiExtension'
