/** @jest-environment jsdom */
import { ApiError } from '@fichero/kit/api'
import { isOtherVersion } from './version-error'

test.each([
  [new ApiError(409, { ok: false, code: 'ficha_other_version', msg: '' } as never), true],
  [new ApiError(409, { ok: false, code: 'ficha_exists', msg: '' } as never), false],
  [Object.assign(new Error(), { code: 'ficha_other_version' }), false],
])('%s: another version %s', (error, expected) => {
  expect(isOtherVersion(error)).toBe(expected)
})
