import { disableUser } from '@fichero/contract/calls/users.calls'
import type { ListedUser } from '@fichero/contract/users.schema'
import { ApiError, call, invalidateChanges } from '@fichero/kit/api'
import { useQueryClient } from '@fichero/kit/data'
import { useTranslation } from '@fichero/kit/i18n'
import { notifySuccess } from '@fichero/kit/notify'
import { useState } from 'react'

/** A person who could not be disabled, with the error. */
export interface NotDisabled {
  user: ListedUser
  error: unknown
}

/** Disables people one after the other. An error about one person does not stop the others, except an invalid new head. */
export function useDisableSeveral(onDone: (failed: NotDisabled[]) => void) {
  const { t } = useTranslation('instructors')
  const client = useQueryClient()
  const [newHead, setNewHead] = useState('')
  const [busy, setBusy] = useState(false)
  const [newHeadError, setNewHeadError] = useState<string>()

  const disableAll = async (users: ListedUser[]) => {
    if (busy) return
    setBusy(true)
    const failed: NotDisabled[] = []
    const body = newHead === '' ? {} : { idJefeFicha: newHead }
    for (const user of users) {
      const error = await call(disableUser, { params: { id: user.id }, body }).then(
        () => undefined,
        (reason: unknown) => reason ?? new Error(),
      )
      const newHeadErrorCode = error instanceof ApiError ? error.body.errors?.idJefeFicha?.code : undefined
      // The API would reject this head for the remaining people too, so the user must choose another person first.
      if (newHeadErrorCode) {
        void invalidateChanges(client, disableUser)
        setNewHeadError(t(`kit:field.${newHeadErrorCode}`))
        return setBusy(false)
      }
      if (error) failed.push({ user, error })
    }
    setBusy(false)
    void invalidateChanges(client, disableUser)
    const count = users.length - failed.length
    if (count > 0) notifySuccess(t('chosen.done', { count }))
    onDone(failed)
  }
  return {
    newHead,
    chooseNewHead: (document: string) => {
      setNewHeadError(undefined)
      setNewHead(document)
    },
    disableAll,
    busy,
    /** Error about the chosen head, to be shown at the field. */
    newHeadError,
  }
}
