/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { ApiError, ConnectionError, type ErrorBody } from '../api/api-error'
import type { Form } from './use-api-form'
import { askedPassword, useCurrentPassword, withCurrentPassword } from './use-current-password'

const refused = (body: Partial<ErrorBody>) =>
  new ApiError(400, { ok: false, code: 'validation', msg: 'Revise los campos.', ...body })
const required = { code: 'current_password_required', msg: 'Escriba su contraseña actual.' }

test.each([
  ['a refusal for it', refused({ errors: { contrasenaActual: required } }), 'current_password_required'],
  ['a refusal for another field', refused({ errors: { correo: required } }), undefined],
  ['a refusal without fields', refused({}), undefined],
  ['a lost connection', new ConnectionError(), undefined],
  ['nothing', undefined, undefined],
])('after %s the current password is asked for: %p %s', (_, error, code) => {
  expect(askedPassword(error)).toBe(code)
})

test('a password that was not asked for is not sent', () => {
  expect(withCurrentPassword({ correo: 'a@b.co', contrasenaActual: '' })).toEqual({ correo: 'a@b.co' })
  expect(withCurrentPassword({ correo: 'a@b.co', contrasenaActual: ' x' })).toEqual({
    correo: 'a@b.co',
    contrasenaActual: ' x',
  })
})

test('the field is there from the first refusal for it on, with its error', () => {
  const setFieldError = jest.fn()
  const form = { setFieldError } as unknown as Form<{ contrasenaActual: string }>
  const { result } = renderHook(() => useCurrentPassword())
  expect(result.current.isAsked).toBe(false)
  act(() => result.current.onRefused(new ConnectionError(), form))
  expect(result.current.isAsked).toBe(false)
  expect(setFieldError).not.toHaveBeenCalled()
  act(() => result.current.onRefused(refused({ errors: { contrasenaActual: required } }), form))
  expect(result.current.isAsked).toBe(true)
  expect(setFieldError.mock.calls).toEqual([['contrasenaActual', 'current_password_required']])
})
