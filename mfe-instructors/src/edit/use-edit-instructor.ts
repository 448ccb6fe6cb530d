import { updateUser } from '@fichero/contract/calls/users.calls'
import { fullName } from '@fichero/contract/text'
import type { UpdateUserInput, UserDetail } from '@fichero/contract/users.schema'
import { useCallMutation } from '@fichero/kit/api'
import { draftKey, useMountedRef, useRowForm } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { editInstructorForm } from '@fichero/kit/schemas'
import type { InstructorValues } from '../form/instructor-values'
import { payloadOf, valuesOf } from './edit-instructor-values'

/** State and submission of the form, including conflicts with a concurrent edit. */
export function useEditInstructor(initial: UserDetail, onSaved: () => void) {
  return useRowForm<UserDetail, InstructorValues, unknown>({
    draft: draftKey(updateUser, { nro_documento: initial.nro_documento }),
    initial,
    valuesOf,
    schema: editInstructorForm,
    payload: payloadOf,
    send: useSave(initial),
    onDone: onSaved,
  })
}

/** Returns a function that saves the person. If the form was closed before, a notification shows the result. */
function useSave(initial: UserDetail) {
  const { t } = useTranslation('instructors')
  const errorText = useErrorText()
  const isOpen = useMountedRef()
  const { mutateAsync } = useCallMutation(updateUser, {
    onSuccess: () => {
      if (!isOpen.current) notifySuccess(t('edit.done'))
    },
    onError: (error) => {
      if (!isOpen.current) notifyError(t('edit.failedLater', { name: fullName(initial), reason: errorText(error) }))
    },
  })
  return (row: UserDetail, values: InstructorValues) => {
    const { nro_documento, version } = row
    // The schema has validated the values of the select fields.
    return mutateAsync({ params: { nro_documento }, body: payloadOf(values, row) as UpdateUserInput, ifMatch: version })
  }
}
