import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconX } from '@fichero/kit/icons'
import { Alert } from '@fichero/kit/ui'
import { fullName } from '../people/full-name'
import type { Refusal } from './use-decide'

interface RefusedDecisionsProps {
  refusals: Refusal[]
  onClose: () => void
}

/** The decisions that failed, and why. Stays until closed or until the next decision. */
export function RefusedDecisions({ refusals, onClose }: RefusedDecisionsProps) {
  const { t } = useTranslation('instructors')
  const errorText = useErrorText()
  const [first] = refusals
  if (!first) return null
  return (
    <Alert
      color="red"
      mb="sm"
      role="alert"
      icon={<IconX />}
      title={t(`requests.refused.${first.verb}`)}
      withCloseButton
      closeButtonLabel={t('kit:close')}
      onClose={onClose}
    >
      {refusals.map(({ user, error }) => (
        <div key={user.id}>
          {fullName(user)}: {errorText(error)}
        </div>
      ))}
    </Alert>
  )
}
