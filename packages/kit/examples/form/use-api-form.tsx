import { forgotPasswordBody } from '@fichero/contract/auth.schema'
import { forgotPassword } from '@fichero/contract/calls/auth.calls'
import { useCallMutation } from '@fichero/kit/api'
import { draftKey, FormActions, FormAlert, FormProblems, useApiForm } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { notifySuccess } from '@fichero/kit/notify'
import { Stack, TextInput } from '@fichero/kit/ui'
import { answer } from '../../testing/answers'

export const answers = [answer(forgotPassword, { ok: true, msg: '' })]

/** Submit with an empty field: the field shows its error and takes the focus. Input is saved as a draft. */
export function AsksForALink() {
  const errorText = useErrorText()
  const { mutateAsync } = useCallMutation(forgotPassword)
  const { form, formProps, isBusy, problems, refusal } = useApiForm({
    draft: draftKey(forgotPassword),
    initialValues: { nro_documento: '' },
    schema: forgotPasswordBody,
    send: (body) => mutateAsync({ body }),
    onDone: () => notifySuccess('El enlace quedó pedido.'),
  })
  return (
    <form {...formProps}>
      <Stack>
        <FormProblems title="No se pidió el enlace" problems={problems} />
        {refusal && !refusal.isAtField && (
          <FormAlert color="red" title="No se pidió el enlace">
            {errorText(refusal.error)}
          </FormAlert>
        )}
        <TextInput {...form.getInputProps('nro_documento')} label="Documento" required inputMode="numeric" />
        <FormActions submitLabel="Pedir enlace" busy={isBusy} />
      </Stack>
    </form>
  )
}
