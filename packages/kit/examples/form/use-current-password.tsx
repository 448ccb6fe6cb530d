import { put } from '@fichero/contract/calls/call'
import { call } from '@fichero/kit/api'
import { CurrentPassword } from '@fichero/kit/fields'
import { draftKey, FormActions, useApiForm, useCurrentPassword, withCurrentPassword } from '@fichero/kit/form'
import { notifySuccess } from '@fichero/kit/notify'
import { Stack, TextInput } from '@fichero/kit/ui'
import { z } from 'zod'
import { type FakeAnswer, refuse } from '../../testing/answers'

const schema = z.object({ correo: z.email('invalid'), contrasenaActual: z.string().optional() })
const updateMail = put('/ejemplo/correo', { access: 'authenticated' })
  .takes<{ body: z.input<typeof schema> }>()
  .returns<{ ok: true }>()

const refused = refuse(updateMail, 400, 'validation')
export const answers: FakeAnswer[] = [
  {
    ...refused,
    body: {
      ...(refused.body as object),
      errors: { contrasenaActual: { code: 'current_password_required', msg: 'Escriba su contraseña actual.' } },
    },
  },
]

/** Save it: the API wants to know that it is still the same person, and the field comes. */
export function AskedByTheApi() {
  const { isAsked, onRefused } = useCurrentPassword()
  const { form, formProps, isBusy } = useApiForm({
    draft: draftKey(updateMail),
    initialValues: { correo: 'ana@fichero.example', contrasenaActual: '' },
    schema,
    send: (values) => call(updateMail, { body: withCurrentPassword(values) }),
    onRefused,
    onDone: () => notifySuccess('El correo quedó guardado.'),
  })
  return (
    <form {...formProps}>
      <Stack>
        <TextInput {...form.getInputProps('correo')} label="Correo" withAsterisk />
        {isAsked && <CurrentPassword {...form.getInputProps('contrasenaActual')} />}
        <FormActions submitLabel="Guardar cambios" busy={isBusy} />
      </Stack>
    </form>
  )
}
