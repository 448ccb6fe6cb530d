/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { ApiError, ConnectionError, type ErrorBody } from '../api/api-error'
import type { Form } from './use-api-form'
import { askedPassword, useCurrentPassword, withCurrentPassword } from './use-current-password'

const apiError = (body: Partial<ErrorBody>) =>
  new ApiError(400, { ok: false, code: 'validation', msg: 'Revise los campos.', ...body })
const required = { code: 'current_password_required', msg: 'Escriba su contraseña actual.' }

test.each([
  [
    'an error of the field asks for the current password',
    apiError({ errors: { contrasenaActual: required } }),
    'current_password_required',
  ],
  [
    'an error of another field does not ask for the current password',
    apiError({ errors: { correo: required } }),
    undefined,
  ],
  ['an error without fields does not ask for the current password', apiError({}), undefined],
  ['a lost connection does not ask for the current password', new ConnectionError(), undefined],
  ['a missing error does not ask for the current password', undefined, undefined],
])('%s', (_, error, code) => {
  expect(askedPassword(error)).toBe(code)
})

test('the current password is sent only if it is not empty', () => {
  expect(withCurrentPassword({ correo: 'a@b.co', contrasenaActual: '' })).toEqual({ correo: 'a@b.co' })
  expect(withCurrentPassword({ correo: 'a@b.co', contrasenaActual: ' x' })).toEqual({
    correo: 'a@b.co',
    contrasenaActual: ' x',
  })
})

test('the field is shown with its error after the API has asked for the current password', () => {
  const setFieldError = jest.fn()
  const form = { setFieldError } as unknown as Form<{ contrasenaActual: string }>
  const { result } = renderHook(() => useCurrentPassword())
  expect(result.current.isAsked).toBe(false)
  act(() => result.current.onRefused(new ConnectionError(), form))
  expect(result.current.isAsked).toBe(false)
  expect(setFieldError).not.toHaveBeenCalled()
  act(() => result.current.onRefused(apiError({ errors: { contrasenaActual: required } }), form))
  expect(result.current.isAsked).toBe(true)
  expect(setFieldError.mock.calls).toEqual([['contrasenaActual', 'current_password_required']])
})
