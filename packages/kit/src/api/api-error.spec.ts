import { ApiError, ConnectionError, currentValues, type ErrorBody, FormatError, isOvertaken } from './api-error'

const apiError = (status: number, body: Partial<ErrorBody> = {}) =>
  new ApiError(status, { ok: false, code: 'forbidden', msg: 'No puede hacer esto.', ...body })
/** An error with the same fields that is not an answer of the API. */
const other = (status: number, body: object) => Object.assign(new Error(), { status, ...body, body })
const row = { id: 7, version: 3 }

test('an error answer has its status, its code and its message', () => {
  expect(apiError(403)).toMatchObject({
    name: 'ApiError',
    status: 403,
    code: 'forbidden',
    message: 'No puede hacer esto.',
  })
})

test.each([
  ['FormatError', FormatError, 'Error: Formato de datos inválido'],
  ['ConnectionError', ConnectionError, 'Error de conexión al servidor'],
])('a %s has its name, its message and its cause', (name, Failure, message) => {
  const cause = new TypeError('lost')
  expect(new Failure({ cause })).toMatchObject({ name, message, cause })
})

test.each<[string, unknown, unknown]>([
  ['a stale version (412) has the current row', apiError(412, { code: 'stale_version', actual: row }), row],
  [
    'a stale version (412) without a row in the answer has no current row',
    apiError(412, { code: 'stale_version' }),
    undefined,
  ],
  ['another error of the API has no current row', apiError(409, { code: 'forbidden', actual: row }), undefined],
  [
    'an error that is not an answer of the API has no current row',
    other(412, { code: 'stale_version', actual: row }),
    undefined,
  ],
  ['without an error there is no current row', null, undefined],
])('%s', (_, error, expected) => {
  expect(currentValues(error)).toEqual(expected)
})

test.each<[string, unknown, boolean]>([
  ['a missing row (404) means that another user was faster', apiError(404), true],
  ['a conflict (409) means that another user was faster', apiError(409), true],
  ['a stale version (412) means that another user was faster', apiError(412), true],
  ['an invalid request (400) does not mean that another user was faster', apiError(400), false],
  ['a missing permission (403) does not mean that another user was faster', apiError(403), false],
  ['a former address (410) does not mean that another user was faster', apiError(410), false],
  ['a failed server (500) does not mean that another user was faster', apiError(500), false],
  ['a 404 that is not an answer of the API does not mean that another user was faster', other(404, {}), false],
  ['a lost connection does not mean that another user was faster', new ConnectionError(), false],
  ['a missing error does not mean that another user was faster', undefined, false],
])('%s', (_, error, expected) => {
  expect(isOvertaken(error)).toBe(expected)
})
