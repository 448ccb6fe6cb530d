import { updateContact } from '@fichero/contract/calls/fichas.calls'
import { useCallMutation } from '@fichero/kit/api'
import { draftKey, EditHead, FormActions, useRowForm } from '@fichero/kit/form'
import { notifySuccess } from '@fichero/kit/notify'
import { updateContactForm } from '@fichero/kit/schemas'
import { Stack, TextInput } from '@fichero/kit/ui'
import { type FakeAnswer, refuse } from '../../testing/answers'

const params = { nroFicha: 2888001, documentNumber: '1052000123' }
const CONTACT = { celular: '3001112233', correo: 'ana@fichero.example', version: 3 }
const LABELS: Record<string, string> = { celular: 'Celular', correo: 'Correo' }

/** Somebody else saved it meanwhile: the answer has the row as it is now. */
const refused = refuse(updateContact, 412, 'stale_version')
const now = { ...CONTACT, celular: '3109998877', version: 4 }
export const answers: FakeAnswer[] = [{ ...refused, body: { ...(refused.body as object), actual: now } }]

/** Change the number and save: somebody else was faster, and the form shows both. */
export function SavedBySomebodyElse() {
  const { mutateAsync } = useCallMutation(updateContact)
  const edit = useRowForm({
    draft: draftKey(updateContact, params),
    initial: CONTACT,
    valuesOf: ({ celular, correo }) => ({ celular, correo }),
    schema: updateContactForm,
    send: ({ version }, body) => mutateAsync({ params, body, ifMatch: version }),
    onDone: () => notifySuccess('Los datos quedaron guardados.'),
  })
  return (
    <form {...edit.formProps}>
      <Stack>
        <EditHead
          edit={edit}
          version={edit.row.version}
          form={edit.form}
          label={(field) => LABELS[field] ?? ''}
          text={(_, value) => value}
          failed="No se guardaron los datos"
        />
        <TextInput {...edit.form.getInputProps('celular')} label="Celular" />
        <TextInput {...edit.form.getInputProps('correo')} label="Correo" />
        <FormActions submitLabel="Guardar cambios" busy={edit.isBusy} />
      </Stack>
    </form>
  )
}
