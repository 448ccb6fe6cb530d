import { CONTACT_FIELDS } from '@fichero/contract/apprentice.fields'
import type { Contact } from '@fichero/contract/apprentices.schema'
import { updateContact } from '@fichero/contract/calls/fichas.calls'
import { type FormValues, formValues } from '@fichero/contract/fields'
import { useCallMutation } from '@fichero/kit/api'
import { draftKey, useMountedRef, useRowForm } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { updateContactForm } from '@fichero/kit/schemas'
import type { Apprentice } from '../enrolment/enrolment'

type ContactValues = FormValues<typeof CONTACT_FIELDS>

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

/** The state and the submission of the form for contact data, which also handles conflicts with a concurrent edit. */
export function useEditContact({ aprendiz, ficha, version }: Apprentice, onSaved: () => void) {
  const save = useSave(ficha.nro_ficha, aprendiz.nro_documento)
  return useRowForm<Contact, ContactValues, unknown>({
    draft: draftKey(updateContact, { nroFicha: ficha.nro_ficha, documentNumber: aprendiz.nro_documento }),
    initial: { celular: aprendiz.celular, correo: aprendiz.correo, version },
    valuesOf,
    schema: updateContactForm,
    payload: payloadOf,
    send: (stored, values) => save(payloadOf(values, stored), stored.version),
    onDone: onSaved,
  })
}

/** Returns a function that saves the form. A notification reports success, and an error only if the form was closed before. */
function useSave(nroFicha: number, documentNumber: string) {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const isOpen = useMountedRef()
  const { mutateAsync } = useCallMutation(updateContact, {
    onSuccess: () => notifySuccess(t('contact.done')),
    onError: (error) => {
      if (!isOpen.current) notifyError(t('contact.failedLater', { document: documentNumber, reason: errorText(error) }))
    },
  })
  return (body: Partial<ContactValues>, ifMatch: number) =>
    mutateAsync({ params: { nroFicha, documentNumber }, body, ifMatch })
}
