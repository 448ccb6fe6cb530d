/** @jest-environment jsdom */
import { ApiError } from '@fichero/kit/api'
import { isOtherVersion } from './report-refused'

test.each([
  [
    'isOtherVersion is true for the error about another program version',
    new ApiError(409, { ok: false, code: 'ficha_other_version', msg: '' } as never),
    true,
  ],
  [
    'isOtherVersion is false for another error of the API',
    new ApiError(409, { ok: false, code: 'ficha_exists', msg: '' } as never),
    false,
  ],
  [
    'isOtherVersion is false for an error that is not an answer of the API',
    Object.assign(new Error(), { code: 'ficha_other_version' }),
    false,
  ],
])('%s', (_, error, expected) => {
  expect(isOtherVersion(error)).toBe(expected)
})
