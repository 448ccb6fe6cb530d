import { ERRORS, type ErrorCode, fill } from '@fichero/contract/errors'
import { FIELD_ERRORS } from '@fichero/contract/field-errors'
import type { HeaderName } from '../validation/sends.decorator.js'
import type { Answer } from './operation.js'
import { ANY_ANSWER, headerRefs } from './response-headers.js'

const ERROR = { $ref: '#/components/schemas/ErrorBody' }

/** What an error answer of each status means. */
const MEANING: Record<number, string> = {
  400: 'The request is not as it should be.',
  401: 'Nobody is signed in, or no longer.',
  403: 'Whoever asks may not do this.',
  404: 'What the address names is not there.',
  408: 'The request arrived too slowly.',
  409: 'It does not fit what is stored now.',
  410: 'The link does not work any more.',
  412: 'Somebody saved it since the version that `If-Match` names. `actual` has the values as they are now, `ETag` their version.',
  413: 'Too large.',
  415: 'Of a kind that is not read here.',
  422: 'The file or the release was read and cannot be used.',
  429: 'Too many requests.',
}

const ANY_ERROR: HeaderName[] = [...ANY_ANSWER, 'Content-Language']
/** What else an error answer of a status has. */
const OWN_HEADERS: Record<number, HeaderName[]> = { 412: ['ETag'], 429: ['Retry-After'] }

/** Of who failed too often; too much at once has no window of time. */
const LIMITED: HeaderName[] = ['RateLimit-Policy', 'RateLimit']

/** One answer for each status, with an example for each of its codes. */
export const errorResponses = (codes: Map<number, ErrorCode[]>): Record<string, Answer> =>
  Object.fromEntries(
    [...codes].map(([status, names]): [string, Answer] => [
      String(status),
      {
        description: `${MEANING[status]} With one of these codes: ${names.map((name) => `\`${name}\``).join(', ')}.`,
        headers: headerRefs([
          ...ANY_ERROR,
          ...(OWN_HEADERS[status] ?? []),
          ...(names.includes('too_many_tries') ? LIMITED : []),
        ]),
        content: { 'application/json': { schema: ERROR, examples: Object.fromEntries(names.map(exampleOf)) } },
      },
    ]),
  )

const exampleOf = (code: ErrorCode): [string, { $ref: string }] => [code, { $ref: `#/components/examples/${code}` }]

/** The answer of every other status: the server failed, or cannot serve now. */
export const otherErrors: Answer = {
  description:
    'The server cannot do it now (`unavailable`, `data_in_use`, `reader_busy`, `publishing_busy`: try again after `Retry-After` seconds; `storage_full`), or it failed (`internal`: its log has more under `request_id`).',
  headers: headerRefs([...ANY_ERROR, 'Retry-After']),
  content: {
    'application/json': {
      schema: ERROR,
      examples: Object.fromEntries(
        (Object.keys(ERRORS) as ErrorCode[]).filter((code) => ERRORS[code].status >= 500).map(exampleOf),
      ),
    },
  },
}

/** An error body for each code that a document names. */
export const errorExamples = (document: object) => {
  const text = JSON.stringify(document)
  return Object.fromEntries(
    (Object.keys(ERRORS) as ErrorCode[])
      .filter((code) => text.includes(`"#/components/examples/${code}"`))
      .map((code) => [
        code,
        {
          summary: `${ERRORS[code].status} ${code}`,
          value: {
            ok: false,
            code,
            msg: fill(ERRORS[code].msg),
            request_id: 'c0ffee00-0000-4000-8000-000000000000',
            ...more(code),
          },
        },
      ]),
  )
}

const more = (code: ErrorCode) =>
  code === 'validation' && { errors: { nro_documento: { code: 'required', msg: FIELD_ERRORS.required } } }
