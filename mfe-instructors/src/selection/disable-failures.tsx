import { fullName } from '@fichero/contract/text'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconX } from '@fichero/kit/icons'
import { Alert } from '@fichero/kit/ui'
import type { NotDisabled } from './use-disable-several'

interface DisableFailuresProps {
  failures: NotDisabled[]
  onClose: () => void
}

/** Alert with the people who could not be disabled and the errors. It remains until the user closes it. */
export function DisableFailures({ failures, onClose }: DisableFailuresProps) {
  const { t } = useTranslation('instructors')
  const errorText = useErrorText()
  if (failures.length === 0) return null
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconX />}
      title={t('chosen.refused', { count: failures.length })}
      withCloseButton
      closeButtonLabel={t('kit:close')}
      onClose={onClose}
    >
      {failures.map(({ user, error }) => (
        <div key={user.id}>
          {fullName(user)}: {errorText(error)}
        </div>
      ))}
    </Alert>
  )
}
