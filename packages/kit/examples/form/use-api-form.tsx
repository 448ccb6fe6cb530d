import { post } from '@fichero/contract/calls/call'
import { useCallMutation } from '@fichero/kit/api'
import { draftKey, FormActions, FormAlert, FormProblems, useApiForm } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { notifySuccess } from '@fichero/kit/notify'
import { Stack, TextInput } from '@fichero/kit/ui'
import { z } from 'zod'
import { answer } from '../../testing/answers'

/** In a module it is the contract’s, by `kit/schemas`. */
const schema = z.object({ nombre: z.string().min(1, 'required'), capacidad: z.string().regex(/^\d+$/, 'invalid') })
const createRoom = post('/ejemplo/crear', { access: 'authenticated' })
  .takes<{ body: z.output<typeof schema> }>()
  .returns<{ ok: true }>()

export const answers = [answer(createRoom, { ok: true })]

/** Press the button with empty fields: each says what is wrong, and the first one has the focus. */
export function ThatCreates() {
  const errorText = useErrorText()
  const { mutateAsync } = useCallMutation(createRoom)
  const { form, formProps, isBusy, problems, refusal } = useApiForm({
    draft: draftKey(createRoom),
    initialValues: { nombre: '', capacidad: '' },
    schema,
    send: (body) => mutateAsync({ body }),
    onDone: () => notifySuccess('El ambiente quedó creado.'),
  })
  return (
    <form {...formProps}>
      <Stack>
        <FormProblems title="No se creó el ambiente" problems={problems} />
        {refusal && !refusal.isAtField && (
          <FormAlert color="red" title="No se creó el ambiente">
            {errorText(refusal.error)}
          </FormAlert>
        )}
        <TextInput {...form.getInputProps('nombre')} label="Nombre" withAsterisk />
        <TextInput {...form.getInputProps('capacidad')} label="Capacidad" withAsterisk inputMode="numeric" />
        <FormActions submitLabel="Crear ambiente" busy={isBusy} />
      </Stack>
    </form>
  )
}
