import { type HeaderName, SENDS } from '../../http/validation/sends.decorator.js'
import type { Header, Operation } from './operation.js'

/** All headers that an answer can have. */
export const HEADERS = {
  'X-Request-Id': { description: 'The id of the request in the server’s log.', schema: { type: 'string' } },
  'x-token': {
    description:
      'A new token, if more than half of the lifetime of the sent token is over. Send the new token from then on.',
    schema: { type: 'string' },
  },
  ETag: {
    description:
      'For a row: its version in quotes; answers to GET add a dot and a hash of the answer. For a file: its SHA-256. Send it as `If-Match` with a change (only the version is compared), and as `If-None-Match` with the next GET.',
    schema: { type: 'string' },
  },
  'Content-Disposition': {
    description: 'The name under which the file is saved: `attachment; filename="…"`.',
    schema: { type: 'string' },
  },
  'Set-Cookie': {
    description:
      'Cookies that recognise the browser: `dispositivo` after a sign-in, so that failed attempts elsewhere do not lock it out, and `grupo`, the rollout group that decides about candidates. Neither authenticates; clients may ignore cookies.',
    schema: { type: 'string' },
  },
  'Content-Language': {
    description: 'The language of the sentences, `es` or `en`: by `Accept-Language`, Spanish by default.',
    schema: { type: 'string' },
  },
  Location: { description: 'The address of the created resource.', schema: { type: 'string' } },
  'RateLimit-Policy': {
    description:
      'Maximum number of failed attempts or requests (`q`) in a time window in seconds (`w`), by network address and by account. Browsers in which the account has signed in before have a separate count.',
    schema: { type: 'string' },
    example: '"address";q=100;w=900, "account";q=10;w=900',
  },
  RateLimit: {
    description: 'The exceeded limit: no requests remain (`r`), until the window ends in this number of seconds (`t`).',
    schema: { type: 'string' },
    example: '"account";r=0;t=540',
  },
  'Retry-After': { description: 'Number of seconds after which the client may retry.', schema: { type: 'integer' } },
} as const satisfies Record<HeaderName, Header>

/** Headers of every answer. */
export const ANY_ANSWER: HeaderName[] = ['X-Request-Id']

/** Returns references to the descriptions of response headers. */
export const headerRefs = (names: readonly HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

/** Adds the headers of successful answers to an operation. */
export function addHeaders(operation: Operation): void {
  const { [SENDS]: sent = [], security = [], responses } = operation
  delete operation[SENDS]
  const hasToken = security.some((scheme) => 'x-token' in scheme)
  for (const [status, answer] of Object.entries(responses)) {
    if (!status.startsWith('2') || '$ref' in answer) continue
    const isFile = !('application/json' in (answer.content ?? {}))
    const names = [
      ...ANY_ANSWER,
      ...(hasToken ? (['x-token'] as const) : []),
      ...(isFile ? (['Content-Disposition'] as const) : []),
      ...(status === '201' ? (['Location'] as const) : []),
      ...sent,
    ] satisfies HeaderName[]
    answer.headers = headerRefs(names)
    answer.description ||= isFile ? 'The file to save.' : meaningOf(status, operation)
  }
}

/** Describes a status. A call that creates something answers 200 only to a dry run. */
const meaningOf = (status: string, { responses }: Operation) =>
  status === '201' ? 'Created.' : '201' in responses ? 'Dry run: nothing was created.' : 'Done.'
