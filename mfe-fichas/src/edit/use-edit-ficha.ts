import { updateFicha } from '@fichero/contract/calls/fichas.calls'
import type { Ficha } from '@fichero/contract/fichas.schema'
import { useCallMutation } from '@fichero/kit/api'
import { draftKey, useMountedRef, useRowForm } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { updateFichaForm } from '@fichero/kit/schemas'
import type { FichaValues } from '../form/ficha-values'
import { requestData, valuesOf } from './edit-ficha-values'

/** A stored ficha. Saving sends its version as `If-Match`. */
type Versioned = Ficha & { version: number }

/**
 * The state and the submission of the edit form, which also handles conflicts with a concurrent edit. `programId` is
 * preselected instead of the ficha's program.
 */
export const useEditFicha = (initial: Versioned, programId: number | undefined, onSaved: () => void) =>
  useRowForm<Versioned, FichaValues, unknown>({
    draft: draftKey(updateFicha, { nroFicha: initial.nro_ficha }),
    initial,
    valuesOf,
    ...(programId !== undefined && { given: { idProgramaFormacion: String(programId) } }),
    schema: updateFichaForm,
    payload: requestData,
    send: useSave(),
    onDone: onSaved,
  })

/** Returns a function that saves the ficha with `If-Match`. After the form was closed, a notification shows the result. */
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
  return (row: Versioned, values: FichaValues) =>
    mutateAsync({ params: { nroFicha: row.nro_ficha }, body: requestData(values, row), ifMatch: row.version })
}
