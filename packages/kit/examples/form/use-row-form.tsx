import { updateContact } from '@fichero/contract/calls/fichas.calls'
import { useCallMutation } from '@fichero/kit/api'
import { draftKey, FormActions, useRowForm } from '@fichero/kit/form'
import { updateContactForm } from '@fichero/kit/schemas'
import { Stack, TextInput } from '@fichero/kit/ui'
import { answer, type FakeAnswer } from '../../testing/answers'

const params = { nroFicha: 2888001, documentNumber: '1052000123' }

export const answers: FakeAnswer[] = [answer(updateContact, { ok: true } as never)]

/** What `RowForm` is built on, for a form with other messages. */
export function WithOtherMessages() {
  const { mutateAsync } = useCallMutation(updateContact)
  const { form, formProps, isBusy, changes } = useRowForm({
    draft: draftKey(updateContact, params),
    initial: { celular: '3001112233', version: 3 },
    valuesOf: ({ celular }) => ({ celular }),
    schema: updateContactForm,
    send: ({ version }, body) => mutateAsync({ params, body, ifMatch: version }),
  })
  return (
    <form {...formProps}>
      <Stack>
        {changes && <p>Otra persona guardó estos datos.</p>}
        <TextInput {...form.getInputProps('celular')} label="Celular" />
        <FormActions submitLabel="Guardar cambios" busy={isBusy} />
      </Stack>
    </form>
  )
}
