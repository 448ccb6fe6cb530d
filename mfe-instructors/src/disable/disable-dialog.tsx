import type { UserAnswer } from '@fichero/contract/users.schema'
import { ApiError } from '@fichero/kit/api'
import { ConfirmDialog } from '@fichero/kit/dialog'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Alert } from '@fichero/kit/ui'
import { fullName } from '../people/full-name'
import { HeadedFichas } from '../people/headed-fichas'
import { HeirField } from './heir-field'
import { useDisable } from './use-disable'

export interface Disabling {
  user: UserAnswer['user']
  onClose: () => void
  onDone: () => void
}

/** Names the person and the fichas that he or she heads, which can be handed to another one in the same step. */
export function DisableDialog({ user, onClose, onDone }: Disabling) {
  const { t } = useTranslation('instructors')
  const errorText = useErrorText()
  const { heir, chooseHeir, disable, isPending, error, heirError } = useDisable(user, onDone)
  const name = fullName(user)
  // Its sentence says no more than the title does.
  const isForbidden = error instanceof ApiError && error.code === 'forbidden'
  return (
    <ConfirmDialog
      opened
      onClose={() => !isPending && onClose()}
      title={t('disable.ask')}
      confirmLabel={t('disable.submit')}
      onConfirm={disable}
      busy={isPending}
      danger
    >
      <p>{t('disable.what', { name, document: `${user.tipo_documento} ${user.nro_documento}` })}</p>
      {user.fichas.length > 0 && (
        <>
          <HeadedFichas fichas={user.fichas} />
          <HeirField
            leaving={[user]}
            keeps={t('disable.keeps', { name })}
            heir={heir}
            onHeir={chooseHeir}
            error={heirError}
          />
        </>
      )}
      {error && !heirError && (
        <Alert color="red" mt="md" role="alert" title={t(isForbidden ? 'disable.forbidden' : 'disable.failed')}>
          {!isForbidden && errorText(error)}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
