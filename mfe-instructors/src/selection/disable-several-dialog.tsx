import { countHeadedFichas } from '@fichero/contract/calls/users.calls'
import type { ListedUser } from '@fichero/contract/users.schema'
import { useCall } from '@fichero/kit/api'
import { ConfirmDialog } from '@fichero/kit/dialog'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { HeirField } from '../disable/heir-field'
import { fullName } from '../people/full-name'
import { type NotDisabled, useDisableSeveral } from './use-disable-several'

export interface DisablingSeveral {
  users: ListedUser[]
  onClose: () => void
  /** Gets those who could not be disabled. */
  onDone: (refused: NotDisabled[]) => void
}

/** Names the people with how many fichas each heads, all of which can be handed to one person in the same step. */
export function DisableSeveralDialog({ users, onClose, onDone }: DisablingSeveral) {
  const { t } = useTranslation('instructors')
  const headed = useCall(countHeadedFichas)
  const { heir, chooseHeir, disableAll, busy, heirError } = useDisableSeveral(onDone)
  const count = users.length
  return (
    <ConfirmDialog
      opened
      onClose={() => !busy && onClose()}
      title={t('chosen.ask', { count })}
      confirmLabel={t('chosen.submit', { count })}
      onConfirm={() => void disableAll(users)}
      busy={busy}
      danger
    >
      <p>{t('chosen.what')}</p>
      <QueryView query={headed}>
        {({ personas }) => {
          const fichas = new Map(personas.map((person) => [person.id, person.fichas]))
          return (
            <>
              <ul>
                {users.map((user) => (
                  <li key={user.id}>
                    {fullName(user)} · {user.tipo_documento} {user.nro_documento}
                    {fichas.has(user.id) && ` · ${t('chosen.heads', { count: fichas.get(user.id) })}`}
                  </li>
                ))}
              </ul>
              {users.some(({ id }) => fichas.has(id)) && (
                <HeirField
                  leaving={users}
                  keeps={t('chosen.keeps')}
                  heir={heir}
                  onHeir={chooseHeir}
                  error={heirError}
                />
              )}
            </>
          )
        }}
      </QueryView>
    </ConfirmDialog>
  )
}
