import { ApiError, ConnectionError, currentValues, type ErrorBody, FormatError, isOvertaken } from './api-error'

const refusal = (status: number, body: Partial<ErrorBody> = {}) =>
  new ApiError(status, { ok: false, code: 'forbidden', msg: 'No puede hacer esto.', ...body })
/** It says the same, but is not an answer of the API. */
const other = (status: number, body: object) => Object.assign(new Error(), { status, ...body, body })
const row = { id: 7, version: 3 }

test('an error answer has its status, its code, and its sentence as the message', () => {
  expect(refusal(403)).toMatchObject({
    name: 'ApiError',
    status: 403,
    code: 'forbidden',
    message: 'No puede hacer esto.',
  })
})

test.each([
  ['FormatError', FormatError, 'Error: Formato de datos inválido'],
  ['ConnectionError', ConnectionError, 'Error de conexión al servidor'],
])('a %s has its name, its sentence and its cause', (name, Failure, message) => {
  const cause = new TypeError('lost')
  expect(new Failure({ cause })).toMatchObject({ name, message, cause })
})

test.each<[string, unknown, unknown]>([
  ['a refused version has the current row', refusal(412, { code: 'stale_version', actual: row }), row],
  ['a refused version of a row that is not told has none', refusal(412, { code: 'stale_version' }), undefined],
  ['another refusal has none', refusal(409, { code: 'forbidden', actual: row }), undefined],
  ['what is no answer of the API has none', other(412, { code: 'stale_version', actual: row }), undefined],
  ['nothing has none', null, undefined],
])('%s', (_, error, expected) => {
  expect(currentValues(error)).toEqual(expected)
})

test.each<[unknown, boolean]>([
  [refusal(404), true],
  [refusal(409), true],
  [refusal(412), true],
  [refusal(400), false],
  [refusal(403), false],
  [refusal(410), false],
  [refusal(500), false],
  [other(404, {}), false],
  [new ConnectionError(), false],
  [undefined, false],
])('somebody else was faster where the failure is %p: %s', (error, expected) => {
  expect(isOvertaken(error)).toBe(expected)
})
