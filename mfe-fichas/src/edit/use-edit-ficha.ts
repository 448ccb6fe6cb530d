import { updateFicha } from '@fichero/contract/calls/fichas.calls'
import type { Ficha } from '@fichero/contract/fichas.schema'
import { useCallMutation } from '@fichero/kit/api'
import { draftKey, useMountedRef, useRowForm } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { updateFichaForm } from '@fichero/kit/schemas'
import type { FichaValues } from '../form/ficha-values'
import { valuesOf } from './edit-ficha-values'

type Versioned = Ficha & { version: number }

/** The form and its submission, including conflicts with a concurrent edit. `programId` is chosen in place of the ficha's. */
export const useEditFicha = (initial: Versioned, programId: number | undefined, onSaved: () => void) =>
  useRowForm<Versioned, FichaValues, unknown>({
    draft: draftKey(updateFicha, { nroFicha: initial.nro_ficha }),
    initial,
    valuesOf,
    ...(programId !== undefined && { given: { idProgramaFormacion: String(programId) } }),
    schema: updateFichaForm,
    send: useSave(),
    onDone: onSaved,
  })

/** Saves based on the version that was read. If the form is closed before the answer, the answer is a notification. */
function useSave() {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const isOpen = useMountedRef()
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
