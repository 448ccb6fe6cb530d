import { fullName } from '@fichero/contract/text'
import type { UserAnswer } from '@fichero/contract/users.schema'
import { ApiError } from '@fichero/kit/api'
import { ConfirmDialog } from '@fichero/kit/dialog'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Alert } from '@fichero/kit/ui'
import { HeadedFichas } from '../people/headed-fichas'
import { NewHeadField } from './new-head-field'
import { useDisable } from './use-disable'

export interface DisableDialogProps {
  user: UserAnswer['user']
  onClose: () => void
  onDone: () => void
}

/** Asks for confirmation to disable a person. The user can choose a new head for the person's fichas. */
export function DisableDialog({ user, onClose, onDone }: DisableDialogProps) {
  const { t } = useTranslation('instructors')
  const errorText = useErrorText()
  const { newHead, chooseNewHead, disable, isPending, error, newHeadError } = useDisable(user, onDone)
  const name = fullName(user)
  // The text of this error would only repeat the title.
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
          <NewHeadField
            disabledPeople={[user]}
            textWithoutHead={t('disable.keeps', { name })}
            newHead={newHead}
            onNewHead={chooseNewHead}
            error={newHeadError}
          />
        </>
      )}
      {error && !newHeadError && (
        <Alert color="red" mt="md" role="alert" title={t(isForbidden ? 'disable.forbidden' : 'disable.failed')}>
          {!isForbidden && errorText(error)}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
