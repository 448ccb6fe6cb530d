import type { Contact } from '@fichero/contract/apprentices.schema'
import { updateContact } from '@fichero/contract/calls/fichas.calls'
import { currentValues, useCallMutation } from '@fichero/kit/api'
import { type StaleField, staleEdit, useApiForm } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { updateContactForm } from '@fichero/kit/schemas'
import { useEffect, useRef, useState } from 'react'
import type { Apprentice } from '../apprentice/competencies'

interface ContactValues {
  celular: string
  correo: string
}

const valuesOf = ({ celular, correo }: Pick<Contact, 'celular' | 'correo'>): ContactValues => ({
  celular: celular ?? '',
  correo: correo ?? '',
})

/** The form and its submission, including conflicts with a concurrent edit. */
export function useEditContact({ aprendiz, ficha, version }: Apprentice, onSaved: () => void) {
  const save = useSave(ficha.nro_ficha, aprendiz.nro_documento)
  /** The values and the version that the form is based on. */
  const [read, setRead] = useState<Contact>({ celular: aprendiz.celular, correo: aprendiz.correo, version })
  const [changes, setChanges] = useState<StaleField[]>()
  const controller = useApiForm<ContactValues, unknown>({
    initialValues: valuesOf(read),
    schema: updateContactForm,
    send: (values) => save(values, read.version),
    onDone: onSaved,
    onRefused: (error, { getValues, setValues }) => {
      const now = currentValues<Contact>(error)
      if (!now) return
      const stale = staleEdit<ContactValues>(valuesOf(read), valuesOf(now), getValues())
      setChanges(stale.changes)
      setValues(stale.merged)
      setRead(now)
    },
  })
  const { form, refusal } = controller
  return {
    ...controller,
    version: read.version,
    changes,
    takeCurrent: () => {
      form.setValues(valuesOf(read))
      setChanges(undefined)
    },
    /** Errors that belong neither to a field nor to the changes. */
    refusal: refusal && !refusal.isAtField && !currentValues(refusal.error) ? refusal : undefined,
  }
}

/** Tells the end by a notification: the form closes as soon as the data is saved, and may be closed before. */
function useSave(nroFicha: number, documentNumber: string) {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const { mutateAsync } = useCallMutation(updateContact, {
    onSuccess: () => notifySuccess(t('contact.done')),
    onError: (error) => {
      if (!isOpen.current) notifyError(t('contact.failedLater', { document: documentNumber, reason: errorText(error) }))
    },
  })
  return (body: ContactValues, ifMatch: number) => mutateAsync({ params: { nroFicha, documentNumber }, body, ifMatch })
}
