import { CONTACT_FIELDS } from '@fichero/contract/apprentice.fields'
import type { Contact } from '@fichero/contract/apprentices.schema'
import { updateContact } from '@fichero/contract/calls/fichas.calls'
import { type FormValues, formValues } from '@fichero/contract/fields'
import { fullName } from '@fichero/contract/text'
import { RowForm } from '@fichero/kit/form'
import { personDocument, useTranslation } from '@fichero/kit/i18n'
import { updateContactForm } from '@fichero/kit/schemas'
import { Text, TextInput } from '@fichero/kit/ui'
import type { Apprentice } from '../enrolment/enrolment'

type ContactValues = FormValues<typeof CONTACT_FIELDS>

/** The form for the contact data of an apprentice: cell phone and mail. */
export function EditContactForm({ apprentice: { aprendiz, ficha, version } }: { apprentice: Apprentice }) {
  const { t } = useTranslation('fichas')
  const { nro_documento: document, nombre, apellido, celular, correo } = aprendiz
  return (
    <RowForm
      update={updateContact}
      params={{ nroFicha: ficha.nro_ficha, documentNumber: document }}
      row={{ celular, correo, version }}
      valuesOf={valuesOf}
      payload={payloadOf}
      schema={updateContactForm}
      fields={CONTACT_FIELDS}
      done={t('contact.done')}
      failed={t('contact.failed')}
      failedLater={(reason) => t('contact.failedLater', { document, reason })}
      submitLabel={t('contact.submit')}
    >
      {({ form }) => (
        <>
          <Text>
            <strong translate="no">{fullName({ nombre, apellido })}</strong>, {personDocument(aprendiz)}
          </Text>
          <TextInput
            {...form.getInputProps('celular')}
            label={t('kit:label.celular')}
            type="tel"
            inputMode="tel"
            autoComplete="off"
          />
          <TextInput {...form.getInputProps('correo')} label={t('kit:label.correo')} type="email" autoComplete="off" />
          <Text size="sm" c="dimmed">
            {t('contact.fromSofia')}
          </Text>
        </>
      )}
    </RowForm>
  )
}

/** Returns the form values of stored contact data. */
const valuesOf = (contact: Contact): ContactValues => formValues(CONTACT_FIELDS, contact)

/**
 * Returns the changed fields, or both fields if none changed. Unchanged fields are left out, because an import also stores
 * malformed values, which the schema of the form would reject or rewrite.
 */
function payloadOf(values: ContactValues, stored: Contact): Partial<ContactValues> {
  const { celular, correo } = valuesOf(stored)
  if (values.celular === celular) return values.correo === correo ? values : { correo: values.correo }
  return values.correo === correo ? { celular: values.celular } : values
}
