import { updateUser } from '@fichero/contract/calls/users.calls'
import { useCallMutation } from '@fichero/kit/api'
import { CurrentPassword } from '@fichero/kit/fields'
import { draftKey, FormActions, useApiForm, useCurrentPassword, withCurrentPassword } from '@fichero/kit/form'
import { notifySuccess } from '@fichero/kit/notify'
import { updateUserBody } from '@fichero/kit/schemas'
import { Stack, TextInput } from '@fichero/kit/ui'
import { type FakeAnswer, refuse } from '../../testing/answers'

const params = { nro_documento: '1000000001' }
const PERSON = { nombre: 'Ana María', apellido: 'Rojas', tipo_documento: 'CC' as const }

const rejection = refuse(updateUser, 400, 'validation')
const errors = { contrasenaActual: { code: 'current_password_required', msg: 'Escriba su contraseña actual.' } }
export const answers: FakeAnswer[] = [{ ...rejection, body: { ...(rejection.body as object), errors } }]

/** Click the button: the API asks for the current password, and the field appears. */
export function AskedByTheApi() {
  const { mutateAsync } = useCallMutation(updateUser)
  const { isAsked, onRefused } = useCurrentPassword()
  const { form, formProps, isBusy } = useApiForm({
    draft: draftKey(updateUser, params),
    initialValues: { correo_institucional: 'ana@fichero.example', contrasenaActual: '' },
    schema: updateUserBody,
    payload: (values) => ({ ...PERSON, ...withCurrentPassword(values) }),
    send: (values) => mutateAsync({ params, body: { ...PERSON, ...withCurrentPassword(values) } }),
    onRefused,
    onDone: () => notifySuccess('El correo quedó guardado.'),
  })
  return (
    <form {...formProps}>
      <Stack>
        <TextInput {...form.getInputProps('correo_institucional')} label="Correo institucional" required />
        {isAsked && <CurrentPassword {...form.getInputProps('contrasenaActual')} />}
        <FormActions submitLabel="Guardar cambios" busy={isBusy} />
      </Stack>
    </form>
  )
}
