import { dismissPasswordRequest } from '@fichero/contract/calls/users.calls'
import { fullName } from '@fichero/contract/text'
import type { User } from '@fichero/contract/users.schema'
import { isOvertaken, useCallMutation } from '@fichero/kit/api'
import { ConfirmDialog } from '@fichero/kit/dialog'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifySuccess } from '@fichero/kit/notify'
import { Alert } from '@fichero/kit/ui'

interface DismissDialogProps {
  user: User
  onClose: () => void
}

/** Asks for confirmation before a request for a new password is dismissed. */
export function DismissDialog({ user, onClose }: DismissDialogProps) {
  const { t } = useTranslation('instructors')
  const errorText = useErrorText()
  const name = fullName(user)
  const { mutate, isPending, error } = useCallMutation(dismissPasswordRequest, {
    onSuccess: () => {
      notifySuccess(t('waiting.dismissed', { name }))
      onClose()
    },
    // Another administrator was faster: the request no longer exists.
    onError: (failure) => isOvertaken(failure) && onClose(),
  })
  return (
    <ConfirmDialog
      opened
      onClose={() => !isPending && onClose()}
      title={t('waiting.dismissAsk')}
      confirmLabel={t('waiting.dismiss')}
      onConfirm={() => mutate({ params: { nro_documento: user.nro_documento } })}
      busy={isPending}
      danger
    >
      <p>{t('waiting.dismissWhat', { name, document: `${user.tipo_documento} ${user.nro_documento}` })}</p>
      {error && (
        <Alert color="red" mt="md" role="alert" title={t('waiting.dismissFailed')}>
          {errorText(error)}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
