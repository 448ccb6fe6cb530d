import { ERROR_STATUS, type ErrorCode } from '@fichero/contract/errors'
import type { HeaderName } from '../../http/validation/sends.decorator.js'
import { errorSentence, fieldSentence } from '../../i18n/sentences.js'
import type { Answer } from './operation.js'
import { ANY_ANSWER, headerRefs } from './response-headers.js'

const ERROR = { $ref: '#/components/schemas/ErrorBody' }

/** Description of each error status. */
const MEANING: Record<number, string> = {
  400: 'The request is invalid.',
  401: 'The token is missing or no longer valid.',
  403: 'The caller is not allowed to do this.',
  404: 'The resource does not exist.',
  408: 'The request arrived too slowly.',
  409: 'The request conflicts with stored data.',
  410: 'The link is no longer valid.',
  412: 'The resource was saved after the version in `If-Match`. `actual` has the current values, `ETag` their version.',
  413: 'The request is too large.',
  415: 'The media type is not supported.',
  422: 'The file or the release was read, but cannot be used.',
  429: 'Too many requests.',
}

const ANY_ERROR: HeaderName[] = [...ANY_ANSWER, 'Content-Language']
/** Additional headers of an error status. */
const EXTRA_HEADERS: Record<number, HeaderName[]> = { 412: ['ETag'], 429: ['Retry-After'] }

/** Headers of the limit for failed attempts. The limit for concurrent requests has no time window. */
const LIMITED: HeaderName[] = ['RateLimit-Policy', 'RateLimit']

/** Returns a response for each status, with an example for each of its codes. */
export const errorResponses = (codes: Map<number, ErrorCode[]>): Record<string, Answer> =>
  Object.fromEntries(
    [...codes].map(([status, names]): [string, Answer] => [
      String(status),
      {
        description: `${MEANING[status]} With one of these codes: ${names.map((name) => `\`${name}\``).join(', ')}.`,
        headers: headerRefs([
          ...ANY_ERROR,
          ...(EXTRA_HEADERS[status] ?? []),
          ...(names.includes('too_many_tries') ? LIMITED : []),
        ]),
        content: { 'application/json': { schema: ERROR, examples: Object.fromEntries(names.map(exampleOf)) } },
      },
    ]),
  )

const exampleOf = (code: ErrorCode): [string, { $ref: string }] => [code, { $ref: `#/components/examples/${code}` }]

/** The response of every other status: the server failed, or cannot serve requests now. */
export const otherErrors: Answer = {
  description:
    'The server cannot process the request now (`unavailable`, `data_in_use`, `reader_busy`: retry after `Retry-After` seconds; `storage_full`), or it failed (`internal`: find details in its log by `request_id`).',
  headers: headerRefs([...ANY_ERROR, 'Retry-After']),
  content: {
    'application/json': {
      schema: ERROR,
      examples: Object.fromEntries(
        (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => ERROR_STATUS[code] >= 500).map(exampleOf),
      ),
    },
  },
}

/** Returns an example error body for each code that a document references. */
export const errorExamples = (document: object) => {
  const text = JSON.stringify(document)
  return Object.fromEntries(
    (Object.keys(ERROR_STATUS) as ErrorCode[])
      .filter((code) => text.includes(`"#/components/examples/${code}"`))
      .map((code) => [
        code,
        {
          summary: `${ERROR_STATUS[code]} ${code}`,
          value: {
            ok: false,
            code,
            msg: errorSentence(code, {}, 'es'),
            request_id: 'c0ffee00-0000-4000-8000-000000000000',
            ...extraFields(code),
          },
        },
      ]),
  )
}

/** Additional fields of the example body. */
const extraFields = (code: ErrorCode) =>
  code === 'validation' && { errors: { nro_documento: { code: 'required', msg: fieldSentence('required', 'es') } } }
