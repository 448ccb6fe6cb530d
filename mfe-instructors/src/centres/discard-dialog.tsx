import { discardCentre } from '@fichero/contract/calls/centres.calls'
import type { Centre } from '@fichero/contract/centres.schema'
import { isOvertaken, useCallMutation } from '@fichero/kit/api'
import { ConfirmDialog } from '@fichero/kit/dialog'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifySuccess } from '@fichero/kit/notify'
import { Alert } from '@fichero/kit/ui'

interface DiscardDialogProps {
  centre: Centre
  onClose: () => void
}

/** Asks for confirmation before a centre that a report named is discarded. */
export function DiscardDialog({ centre: { id, codigo, nombre }, onClose }: DiscardDialogProps) {
  const { t } = useTranslation('instructors')
  const errorText = useErrorText()
  const { mutate, isPending, error } = useCallMutation(discardCentre, {
    onSuccess: () => {
      notifySuccess(t('centres.discarded'))
      onClose()
    },
    // Another administrator was faster: the centre no longer exists.
    onError: (failure) => isOvertaken(failure) && onClose(),
  })
  return (
    <ConfirmDialog
      opened
      onClose={() => !isPending && onClose()}
      title={t('centres.discardAsk')}
      confirmLabel={t('centres.discardSubmit')}
      onConfirm={() => mutate({ params: { id } })}
      busy={isPending}
      danger
    >
      <p>{t('centres.discardWhat', { code: codigo, name: nombre })}</p>
      {error && (
        <Alert color="red" mt="md" role="alert" title={t('centres.notDiscarded')}>
          {errorText(error)}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
