import type { RemovalRest } from '@fichero/contract/removals.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { Alert } from '@fichero/kit/ui'
import { RemainingData } from '../personal-data/remaining-data'

interface RejectedNoticeProps {
  rest: RemovalRest
  onClose: () => void
}

/** Notice about data that remains of rejected requests. The text is too long for a toast. */
export function RejectedNotice({ rest, onClose }: RejectedNoticeProps) {
  const { t } = useTranslation('instructors')
  return (
    <Alert
      color="blue"
      mb="sm"
      role="note"
      title={t('requests.removed')}
      withCloseButton
      closeButtonLabel={t('kit:close')}
      onClose={onClose}
    >
      <RemainingData rest={rest} />
    </Alert>
  )
}
