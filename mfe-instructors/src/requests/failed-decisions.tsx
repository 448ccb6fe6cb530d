import { fullName } from '@fichero/contract/text'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Alert } from '@fichero/kit/ui'
import type { FailedDecision } from './use-decide'

interface FailedDecisionsProps {
  failures: FailedDecision[]
  onClose: () => void
}

/** Alert with the decisions that failed and the errors. It remains until the user closes it or makes another decision. */
export function FailedDecisions({ failures, onClose }: FailedDecisionsProps) {
  const { t } = useTranslation('instructors')
  const errorText = useErrorText()
  const [first] = failures
  if (!first) return null
  return (
    <Alert
      color="red"
      mb="sm"
      role="alert"
      title={t(`requests.refused.${first.verb}`)}
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
