import { disableUser } from '@fichero/contract/calls/users.calls'
import type { UserAnswer } from '@fichero/contract/users.schema'
import { ApiError, useCallMutation } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import { notifySuccess } from '@fichero/kit/notify'
import { useState } from 'react'
import { fullName } from '../people/full-name'

/** The question's state: who takes the fichas, and the answer of the API. */
export function useDisable(user: UserAnswer['user'], onDone: () => void) {
  const { t } = useTranslation('instructors')
  const [heir, setHeir] = useState('')
  const { mutate, reset, isPending, error } = useCallMutation(disableUser, {
    onSuccess: ({ fichas_entregadas: { length: count } }) => {
      const name = fullName(user)
      notifySuccess(count === 0 ? t('disable.done', { name }) : t('disable.handedOver', { name, count }))
      onDone()
    },
  })
  const refused = error instanceof ApiError ? error.body.errors?.idJefeFicha?.code : undefined
  return {
    heir,
    chooseHeir: (document: string) => {
      reset()
      setHeir(document)
    },
    disable: () => mutate({ params: { id: user.id }, body: heir === '' ? {} : { idJefeFicha: heir } }),
    isPending,
    error,
    /** The refusal of the chosen one, which is shown at the field. */
    heirError: refused && t(`kit:field.${refused}`),
  }
}
