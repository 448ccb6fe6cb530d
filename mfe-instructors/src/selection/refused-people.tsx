import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconX } from '@fichero/kit/icons'
import { Alert } from '@fichero/kit/ui'
import { fullName } from '../people/full-name'
import type { NotDisabled } from './use-disable-several'

interface RefusedPeopleProps {
  refused: NotDisabled[]
  onClose: () => void
}

/** Who could not be disabled, and why. Stays until closed. */
export function RefusedPeople({ refused, onClose }: RefusedPeopleProps) {
  const { t } = useTranslation('instructors')
  const errorText = useErrorText()
  if (refused.length === 0) return null
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconX />}
      title={t('chosen.refused', { count: refused.length })}
      withCloseButton
      closeButtonLabel={t('kit:close')}
      onClose={onClose}
    >
      {refused.map(({ user, error }) => (
        <div key={user.id}>
          {fullName(user)}: {errorText(error)}
        </div>
      ))}
    </Alert>
  )
}
