import { disableUser } from '@fichero/contract/calls/users.calls'
import type { ListedUser } from '@fichero/contract/users.schema'
import { ApiError, call, invalidateChanges } from '@fichero/kit/api'
import { useQueryClient } from '@fichero/kit/data'
import { useTranslation } from '@fichero/kit/i18n'
import { notifySuccess } from '@fichero/kit/notify'
import { useState } from 'react'

export interface NotDisabled {
  user: ListedUser
  error: unknown
}

/** Disables people one after the other; what refuses one of them does not stop the others. */
export function useDisableSeveral(onDone: (refused: NotDisabled[]) => void) {
  const { t } = useTranslation('instructors')
  const client = useQueryClient()
  const [heir, setHeir] = useState('')
  const [busy, setBusy] = useState(false)
  const [heirError, setHeirError] = useState<string>()

  const disableAll = async (users: ListedUser[]) => {
    if (busy) return
    setBusy(true)
    const refused: NotDisabled[] = []
    const body = heir === '' ? {} : { idJefeFicha: heir }
    for (const user of users) {
      const error = await call(disableUser, { params: { id: user.id }, body }).then(
        () => undefined,
        (reason: unknown) => reason ?? new Error(),
      )
      const refusedHeir = error instanceof ApiError ? error.body.errors?.idJefeFicha?.code : undefined
      // Nobody else could hand over to that person either, so it is chosen anew for those who are left.
      if (refusedHeir) {
        void invalidateChanges(client, disableUser)
        setHeirError(t(`kit:field.${refusedHeir}`))
        return setBusy(false)
      }
      if (error) refused.push({ user, error })
    }
    setBusy(false)
    void invalidateChanges(client, disableUser)
    const count = users.length - refused.length
    if (count > 0) notifySuccess(t('chosen.done', { count }))
    onDone(refused)
  }
  return {
    heir,
    chooseHeir: (document: string) => {
      setHeirError(undefined)
      setHeir(document)
    },
    disableAll,
    busy,
    /** The refusal of the chosen one, which is shown at the field. */
    heirError,
  }
}
