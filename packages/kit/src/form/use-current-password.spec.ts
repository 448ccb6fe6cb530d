import { ApiError, ConnectionError, type ErrorBody } from '../api/api-error'
import { askedPassword, withCurrentPassword } from './use-current-password'

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
