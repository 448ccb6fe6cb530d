import { createUser } from '@fichero/contract/calls/users.calls'
import { formValues } from '@fichero/contract/fields'
import { USER_FIELDS } from '@fichero/contract/user.fields'
import type { CreateUserInput } from '@fichero/contract/users.schema'
import { useCallMutation } from '@fichero/kit/api'
import { draftKey, useApiForm, useMountedRef } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { createInstructorForm } from '@fichero/kit/schemas'
import { centreIds, type InstructorValues } from '../form/instructor-values'

/** The values of the form that creates a person. */
export interface CreateValues extends InstructorValues {
  nro_documento: string
  contrasena: string
}

const NOTHING_TYPED: CreateValues = { ...formValues(USER_FIELDS), nro_documento: '', contrasena: '', centros: '' }

const payloadOf = ({ centros, ...values }: CreateValues) => ({
  ...values,
  ...(centros !== '' && { centros: centreIds(centros) }),
})

/** State and submission of the form. If the form is closed before the response arrives, a notification shows the result. */
export function useCreateInstructor(onCreated: () => void) {
  const { t } = useTranslation('instructors')
  const errorText = useErrorText()
  const isOpen = useMountedRef()
  const { mutateAsync } = useCallMutation(createUser, {
    onSuccess: () => {
      if (!isOpen.current) notifySuccess(t('create.done'))
    },
    onError: (error) => {
      if (!isOpen.current) notifyError(`${t('create.failed')}. ${errorText(error)}`)
    },
  })
  return useApiForm({
    draft: draftKey(createUser),
    initialValues: NOTHING_TYPED,
    schema: createInstructorForm,
    payload: payloadOf,
    // The schema has validated the values of the select fields.
    send: (values) => mutateAsync({ body: payloadOf(values) as CreateUserInput }),
    onDone: onCreated,
  })
}
