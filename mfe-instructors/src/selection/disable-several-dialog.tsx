import { countHeadedFichas } from '@fichero/contract/calls/users.calls'
import { fullName } from '@fichero/contract/text'
import type { ListedUser } from '@fichero/contract/users.schema'
import { useCall } from '@fichero/kit/api'
import { ConfirmDialog } from '@fichero/kit/dialog'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { NewHeadField } from '../disable/new-head-field'
import { type NotDisabled, useDisableSeveral } from './use-disable-several'

export interface DisableSeveralDialogProps {
  users: ListedUser[]
  onClose: () => void
  /** Called with the people who could not be disabled. */
  onDone: (failed: NotDisabled[]) => void
}

/** Asks for confirmation to disable several people. Lists how many fichas each heads, and offers one new head for all fichas. */
export function DisableSeveralDialog({ users, onClose, onDone }: DisableSeveralDialogProps) {
  const { t } = useTranslation('instructors')
  const headed = useCall(countHeadedFichas)
  const { newHead, chooseNewHead, disableAll, busy, newHeadError } = useDisableSeveral(onDone)
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
                    {fichas.has(user.id) && <span>{` · ${t('chosen.heads', { count: fichas.get(user.id) })}`}</span>}
                  </li>
                ))}
              </ul>
              {users.some(({ id }) => fichas.has(id)) && (
                <NewHeadField
                  disabledPeople={users}
                  textWithoutHead={t('chosen.keeps')}
                  newHead={newHead}
                  onNewHead={chooseNewHead}
                  error={newHeadError}
                />
              )}
            </>
          )
        }}
      </QueryView>
    </ConfirmDialog>
  )
}
