import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconX } from '@fichero/kit/icons'
import { Alert } from '@fichero/kit/ui'
import { fullName } from './full-name'
import type { Refusal } from './use-decide'

/** The decision that failed, and why. Stays until closed or until the next decision. */
export function RefusedDecision({
  refusal: { verb, user, error },
  onClose,
}: {
  refusal: Refusal
  onClose: () => void
}) {
  const { t } = useTranslation('instructors')
  const errorText = useErrorText()
  return (
    <Alert
      color="red"
      mb="sm"
      role="alert"
      icon={<IconX />}
      title={t(`requests.refused.${verb}`)}
      withCloseButton
      closeButtonLabel={t('kit:close')}
      onClose={onClose}
    >
      {fullName(user)}: {errorText(error)}
    </Alert>
  )
}
