import { type HeaderName, SENDS } from '../validation/sends.decorator.js'
import type { Header, Operation } from './operation.js'

/** The headers that an answer can have. */
export const HEADERS = {
  'X-Request-Id': { description: 'The id of the request in the log of the server.', schema: { type: 'string' } },
  'x-token': {
    description: 'A new token, once half of the life of the one that was sent is over. Send it from then on.',
    schema: { type: 'string' },
  },
  ETag: {
    description:
      'Of a row its version, in quotes, and where it is read a hash of the answer behind a dot; of a file its SHA-256. Send it as `If-Match` with a change, for which only the version counts, and as `If-None-Match` with the next read.',
    schema: { type: 'string' },
  },
  'Content-Disposition': {
    description: 'The name under which the file is saved: `attachment; filename="…"`.',
    schema: { type: 'string' },
  },
  'Set-Cookie': {
    description:
      'By which the browser is recognised: `dispositivo` after a sign-in, so that a forgotten password does not lock it out, and `grupo`, a number by which it gets a release that is tried by some. Neither signs anybody in, and a client without cookies needs none.',
    schema: { type: 'string' },
  },
  'Content-Language': {
    description: 'The language of the sentences, `es` or `en`: that of `Accept-Language`, else Spanish.',
    schema: { type: 'string' },
  },
  Location: { description: 'The address at which what was created is read.', schema: { type: 'string' } },
  'RateLimit-Policy': {
    description:
      'How many failed tries, or requests (`q`), are taken in how many seconds (`w`), by network address and by account. An account has a count of its own where it signed in before.',
    schema: { type: 'string' },
    example: '"address";q=100;w=900, "account";q=10;w=900',
  },
  RateLimit: {
    description: 'Of the limit that refuses: nothing is left (`r`), and after so many seconds (`t`) there is again.',
    schema: { type: 'string' },
    example: '"account";r=0;t=540',
  },
  'Retry-After': { description: 'After how many seconds it may be tried again.', schema: { type: 'integer' } },
} as const satisfies Record<HeaderName, Header>

/** Every answer has it. */
export const ANY_ANSWER: HeaderName[] = ['X-Request-Id']

export const headerRefs = (names: readonly HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

/** Writes the headers of a success into its answer. */
export function addHeaders(operation: Operation): void {
  const { [SENDS]: sent = [], security = [], responses } = operation
  delete operation[SENDS]
  const hasToken = security.some((way) => 'x-token' in way)
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
    answer.description ||= isFile ? 'The file, to be saved.' : meaningOf(status, operation)
  }
}

/** Who creates something answers 200 only to a simulation. */
const meaningOf = (status: string, { responses }: Operation) =>
  status === '201' ? 'Created.' : '201' in responses ? 'A simulation: nothing was created.' : 'Done.'
