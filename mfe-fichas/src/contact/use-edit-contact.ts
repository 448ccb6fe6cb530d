import type { Contact } from '@fichero/contract/apprentices.schema'
import { updateContact } from '@fichero/contract/calls/fichas.calls'
import { useCallMutation } from '@fichero/kit/api'
import { draftKey, useMountedRef, useRowForm } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { updateContactForm } from '@fichero/kit/schemas'
import type { Apprentice } from '../enrolment/enrolment'

interface ContactValues {
  celular: string
  correo: string
}

const valuesOf = ({ celular, correo }: Contact): ContactValues => ({
  celular: celular ?? '',
  correo: correo ?? '',
})

/** What was typed. A load stores what it cannot read, and the rules of the form would refuse that or rewrite it. */
function payloadOf(values: ContactValues, read: Contact): Partial<ContactValues> {
  const { celular, correo } = valuesOf(read)
  if (values.celular === celular) return values.correo === correo ? values : { correo: values.correo }
  return values.correo === correo ? { celular: values.celular } : values
}

/** The form and its submission, including conflicts with a concurrent edit. */
export function useEditContact({ aprendiz, ficha, version }: Apprentice, onSaved: () => void) {
  const save = useSave(ficha.nro_ficha, aprendiz.nro_documento)
  return useRowForm<Contact, ContactValues, unknown>({
    draft: draftKey(updateContact, { nroFicha: ficha.nro_ficha, documentNumber: aprendiz.nro_documento }),
    initial: { celular: aprendiz.celular, correo: aprendiz.correo, version },
    valuesOf,
    schema: updateContactForm,
    payload: payloadOf,
    send: (read, values) => save(payloadOf(values, read), read.version),
    onDone: onSaved,
  })
}

/** Tells the end by a notification: the form closes as soon as the data is saved, and may be closed before. */
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
