import { CONTACT_FIELDS } from '@fichero/contract/apprentice.fields'
import { updateContact } from '@fichero/contract/calls/fichas.calls'
import { formDialog } from '@fichero/kit/dialog'
import { RowForm } from '@fichero/kit/form'
import { updateContactForm } from '@fichero/kit/schemas'
import { TextInput } from '@fichero/kit/ui'
import { type FakeAnswer, refuse } from '../../testing/answers'

const params = { nroFicha: 2888001, documentNumber: '1052000123' }
const CONTACT = { celular: '3001112233', correo: 'ana@fichero.example', version: 3 }

/** The API's error if another user has saved the row in the meantime; `actual` has the current values of the row. */
const rejection = refuse(updateContact, 412, 'stale_version')
const now = { ...CONTACT, celular: '3109998877', version: 4 }
export const answers: FakeAnswer[] = [{ ...rejection, body: { ...(rejection.body as object), actual: now } }]

/** Change the number and save: another user was faster, and the form shows both values. */
export const SavedBySomebodyElse = ({ contact = CONTACT }) => (
  <RowForm
    update={updateContact}
    params={params}
    row={contact}
    valuesOf={({ celular, correo }) => ({ celular, correo })}
    schema={updateContactForm}
    fields={CONTACT_FIELDS}
    done="Los datos quedaron guardados."
    failed="No se guardaron los datos"
    failedLater={(reason) => `No se guardaron los datos de Ana. ${reason}`}
    submitLabel="Guardar cambios"
  >
    {({ form }) => (
      <>
        <TextInput {...form.getInputProps('celular')} label="Celular" />
        <TextInput {...form.getInputProps('correo')} label="Correo" />
      </>
    )}
  </RowForm>
)

/** In a remote, `load` is an `import()` of the form's module. */
const EditContact = formDialog<{ contact?: typeof CONTACT }>({
  name: 'example/edit-contact',
  load: async () => SavedBySomebodyElse,
  useTitle: () => 'Editar contacto',
})

/** A button for users who may edit the row opens the form, whose code loads then. */
export const InADialog = () => (
  <EditContact.Host>
    <EditContact.Button form={{ contact: CONTACT }} can>
      Editar contacto
    </EditContact.Button>
  </EditContact.Host>
)
