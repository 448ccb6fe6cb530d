import { CONTACT_FIELDS } from '@fichero/contract/apprentice.fields'
import { updateContact } from '@fichero/contract/calls/fichas.calls'
import { useCallMutation } from '@fichero/kit/api'
import { draftKey, EditHead, FormActions, useFieldTexts, useRowForm } from '@fichero/kit/form'
import { notifySuccess } from '@fichero/kit/notify'
import { updateContactForm } from '@fichero/kit/schemas'
import { Stack, TextInput } from '@fichero/kit/ui'
import { type FakeAnswer, refuse } from '../../testing/answers'

const params = { nroFicha: 2888001, documentNumber: '1052000123' }
const CONTACT = { celular: '3001112233', correo: 'ana@fichero.example', version: 3 }

/** The API's error if another user has saved the row in the meantime; `actual` has the current values of the row. */
const rejection = refuse(updateContact, 412, 'stale_version')
const now = { ...CONTACT, celular: '3109998877', version: 4 }
export const answers: FakeAnswer[] = [{ ...rejection, body: { ...(rejection.body as object), actual: now } }]

/** Change the number and save: another user was faster, and the form shows both values. */
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
          {...useFieldTexts(CONTACT_FIELDS)}
          failed="No se guardaron los datos"
        />
        <TextInput {...edit.form.getInputProps('celular')} label="Celular" />
        <TextInput {...edit.form.getInputProps('correo')} label="Correo" />
        <FormActions submitLabel="Guardar cambios" busy={edit.isBusy} />
      </Stack>
    </form>
  )
}
