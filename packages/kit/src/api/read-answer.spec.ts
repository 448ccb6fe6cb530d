import errors from '@fichero/contract/locales/es/errors.json'
import { ApiError, type ErrorBody, FormatError } from './api-error'
import { readAnswer } from './read-answer'

const PAGE = '<html><body>nginx</body></html>'
const errorBody: ErrorBody = { ok: false, code: 'forbidden', msg: errors.error.forbidden }

function thrown(status: number, text: string): unknown {
  try {
    return readAnswer({ status, text })
  } catch (error) {
    return error
  }
}

test('readAnswer returns the body of a success', () => {
  expect(readAnswer({ status: 200, text: '{"ok":true}' })).toEqual({ ok: true })
})

test('readAnswer throws the error that the API answers with', () => {
  expect(thrown(403, JSON.stringify(errorBody))).toMatchObject({ status: 403, body: errorBody })
})

test.each([
  [413, 'payload_too_large'],
  [500, 'unavailable'],
  [502, 'unavailable'],
] as const)(
  'the status %i of a proxy becomes the error %s without a message, which the screen supplies',
  (status, code) => {
    const error = thrown(status, PAGE)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status, body: { code, msg: '' } })
  },
)

test.each([
  ['an HTML page with status 200', 200, PAGE],
  ['truncated JSON with status 200', 200, '{"ok":tr'],
  ['an HTML page with status 404', 404, PAGE],
  ['a JSON string with status 403', 403, '"no"'],
  ['an object without a code, with status 401,', 401, '{"error":"x"}'],
])('%s is not an answer of the API', (_, status, text) => {
  expect(thrown(status, text)).toBeInstanceOf(FormatError)
})
