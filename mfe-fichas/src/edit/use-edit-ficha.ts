import { updateFicha } from '@fichero/contract/calls/fichas.calls'
import type { Ficha } from '@fichero/contract/fichas.schema'
import { currentValues, useCallMutation } from '@fichero/kit/api'
import { type StaleField, staleEdit, useApiForm } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { updateFichaForm } from '@fichero/kit/schemas'
import { useEffect, useRef, useState } from 'react'
import type { FichaValues } from '../form/ficha-values'
import { valuesOf } from './edit-ficha-values'

type Versioned = Ficha & { version: number }

/** The form and its submission, including conflicts with a concurrent edit. */
export function useEditFicha(initial: Versioned, onSaved: () => void) {
  const save = useSave()
  /** The version that the form is based on. */
  const [ficha, setFicha] = useState(initial)
  /** Changes saved by another user in between; undefined if there are none. */
  const [changes, setChanges] = useState<StaleField[]>()
  const controller = useApiForm<FichaValues, unknown>({
    initialValues: valuesOf(initial),
    schema: updateFichaForm,
    send: (values) => save(ficha, values),
    onDone: onSaved,
    onRefused: (error, { getValues, setValues }) => {
      const now = currentValues<Versioned>(error)
      if (!now) return
      const stale = staleEdit<FichaValues>(valuesOf(ficha), valuesOf(now), getValues())
      setChanges(stale.changes)
      setValues(stale.merged)
      setFicha(now)
    },
  })
  const { form, refusal } = controller
  return {
    ...controller,
    ficha,
    changes,
    takeCurrent: () => {
      form.setValues(valuesOf(ficha))
      setChanges(undefined)
    },
    /** Errors that belong neither to a field nor to the changes. */
    refusal: refusal && !refusal.isAtField && !currentValues(refusal.error) ? refusal : undefined,
  }
}

/** Saves based on the version that was read. If the form is closed before the answer, the answer is a notification. */
function useSave() {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const { mutateAsync } = useCallMutation(updateFicha, {
    onSuccess: () => {
      if (!isOpen.current) notifySuccess(t('edit.done'))
    },
    onError: (error, { params: { nroFicha } }) => {
      if (!isOpen.current) notifyError(t('edit.failedLater', { nro_ficha: nroFicha, reason: errorText(error) }))
    },
  })
  return ({ nro_ficha, version }: Versioned, values: FichaValues) =>
    mutateAsync({ params: { nroFicha: nro_ficha }, body: values, ifMatch: version })
}
