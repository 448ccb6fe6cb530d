import type { UpdateUserInput, UserAnswer, UserDetail } from '@fichero/contract/users.schema'
import { call } from '@fichero/kit/api'
import { useMutation, useQueryClient } from '@fichero/kit/data'
import { useErrorText } from '@fichero/kit/frame'
import { renewUser } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { useEffect, useRef } from 'react'

interface Save {
  person: UserDetail
  body: UpdateUserInput
}

/** Saves upon the version that was read. The name changes wherever it is shown, in every tab. */
export function useSaveProfile() {
  const { t } = useTranslation('shell')
  const errorText = useErrorText()
  const client = useQueryClient()
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return useMutation({
    mutationFn: ({ person: { nro_documento, version }, body }: Save) =>
      call('updateUser', { params: { nro_documento }, body, ifMatch: version }),
    onSuccess: ({ user }) => {
      const { version: _, can: __, ...person } = user
      renewUser(person)
      client.setQueryData<UserAnswer>(
        ['getUser', user.id],
        (read) => read && { ...read, user: { ...read.user, ...user } },
      )
      client.invalidateQueries({ queryKey: ['listUsers'] })
      client.invalidateQueries({ queryKey: ['fichas'] })
      notifySuccess(t('profile.edit.done'))
    },
    onError: (error) => {
      // Who closed the form before the answer came hears of it all the same.
      if (!isOpen.current) notifyError(t('profile.edit.failedLater', { reason: errorText(error) }))
    },
  })
}
