import { disableUser } from '@fichero/contract/calls/users.calls'
import { fullName } from '@fichero/contract/text'
import type { UserAnswer } from '@fichero/contract/users.schema'
import { ApiError, useCallMutation } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import { notifySuccess } from '@fichero/kit/notify'
import { useState } from 'react'

/** State of the dialog: the document number of the new head of the fichas, or an empty text, and the request. */
export function useDisable(user: UserAnswer['user'], onDone: () => void) {
  const { t } = useTranslation('instructors')
  const [newHead, setNewHead] = useState('')
  const { mutate, reset, isPending, error } = useCallMutation(disableUser, {
    onSuccess: ({ fichas_entregadas: { length: count } }) => {
      const name = fullName(user)
      notifySuccess(count === 0 ? t('disable.done', { name }) : t('disable.handedOver', { name, count }))
      onDone()
    },
  })
  const newHeadErrorCode = error instanceof ApiError ? error.body.errors?.idJefeFicha?.code : undefined
  return {
    newHead,
    chooseNewHead: (document: string) => {
      reset()
      setNewHead(document)
    },
    disable: () => mutate({ params: { id: user.id }, body: newHead === '' ? {} : { idJefeFicha: newHead } }),
    isPending,
    error,
    /** Error about the chosen head, to be shown at the field. */
    newHeadError: newHeadErrorCode && t(`kit:field.${newHeadErrorCode}`),
  }
}
