import { createUser } from '@fichero/contract/calls/users.calls'
import type { CreateUserInput } from '@fichero/contract/users.schema'
import { useCallMutation } from '@fichero/kit/api'
import { draftKey, useApiForm, useMountedRef } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { createInstructorForm } from '@fichero/kit/schemas'
import type { InstructorValues } from '../form/instructor-values'

export interface CreateValues extends InstructorValues {
  nro_documento: string
  contrasena: string
}

const NOTHING_TYPED: CreateValues = {
  tipo_documento: '',
  nro_documento: '',
  nombre: '',
  apellido: '',
  correo_institucional: '',
  contrasena: '',
  rol: 'user',
  tipo: '',
  fecha_inicio_contrato: '',
  fecha_fin_contrato: '',
}

/** The form and its submission. If it is closed before the answer, the answer is a notification. */
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
    // Its schema has the closed lists.
    send: (values) => mutateAsync({ body: values as CreateUserInput }),
    onDone: onCreated,
  })
}
