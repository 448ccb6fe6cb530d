import { ERRORS } from '@fichero/contract/errors'
import { ApiError, type ErrorBody, FormatError } from './api-error'
import { readAnswer } from './read-answer'

const PAGE = '<html><body>nginx</body></html>'
const refusal: ErrorBody = { ok: false, code: 'forbidden', msg: ERRORS.forbidden.msg }

function thrown(status: number, text: string): unknown {
  try {
    return readAnswer({ status, text })
  } catch (error) {
    return error
  }
}

test('returns the body of a success', () => {
  expect(readAnswer({ status: 200, text: '{"ok":true}' })).toEqual({ ok: true })
})

test('throws the API’s own error', () => {
  expect(thrown(403, JSON.stringify(refusal))).toMatchObject({ status: 403, body: refusal })
})

test.each([
  [413, 'payload_too_large'],
  [500, 'unavailable'],
  [502, 'unavailable'],
] as const)('a proxy’s %i is %s, and the screen says what it means', (status, code) => {
  const error = thrown(status, PAGE)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status, body: { code, msg: '' } })
})

test.each([
  [200, PAGE],
  [200, '{"ok":tr'],
  [404, PAGE],
  [403, '"no"'],
  [401, '{"error":"x"}'],
])('a %i with %s is not the API', (status, text) => {
  expect(thrown(status, text)).toBeInstanceOf(FormatError)
})
