import { getUser, updateUser } from '@fichero/contract/calls/users.calls'
import type { UpdateUserInput, UserDetail } from '@fichero/contract/users.schema'
import { callOptions, useCallMutation } from '@fichero/kit/api'
import { useQueryClient } from '@fichero/kit/data'
import { useMountedRef } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { renewUser } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { useFailedTitle } from './use-failed-title'

/** Returns a function that saves a profile, unless it changed since it was read, and updates the user's name in all tabs. */
export function useSaveProfile() {
  const { t } = useTranslation('shell')
  const errorText = useErrorText()
  const failedTitle = useFailedTitle()
  const client = useQueryClient()
  const isOpen = useMountedRef()
  const { mutateAsync } = useCallMutation(updateUser, {
    onSuccess: ({ user }, { body }) => {
      const { version: _, can: __, ...person } = user
      renewUser(person)
      const { queryKey } = callOptions(getUser, { params: { id: user.id } })
      client.setQueryData(queryKey, (read) => read && { ...read, user: { ...read.user, ...user } })
      notifySuccess(t(body.contrasena ? 'profile.edit.doneWithPassword' : 'profile.edit.done'))
    },
    onError: (error) => {
      // If the form is closed before the answer arrives, the failure becomes a notification.
      if (!isOpen.current) notifyError(`${failedTitle(error)}. ${errorText(error)}`)
    },
  })
  return ({ nro_documento, version }: UserDetail, body: UpdateUserInput) =>
    mutateAsync({ params: { nro_documento }, body, ifMatch: version })
}
