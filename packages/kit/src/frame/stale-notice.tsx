import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Announced } from '../announce/announced'
import { useLoadErrorText } from './use-error-text'

interface StaleNoticeProps {
  /** A title in place of the one about data that is out of date. */
  title?: string | undefined
  error: unknown
  /** A text in place of the error's message. */
  reason?: string | undefined
  busy: boolean
  onRetry: () => void
}

/** A notice that the data shown could not be refreshed. */
export function StaleNotice({ title, error, reason, busy, onRetry }: StaleNoticeProps) {
  const { t } = useTranslation('kit')
  const errorText = useLoadErrorText()
  return (
    <Announced>
      <Alert color="orange" mb="md" title={title ?? t('stale')} role="note">
        {reason || errorText(error)}{' '}
        <Button variant="subtle" size="compact-sm" loading={busy} onClick={onRetry} data-screen-only>
          {t('retry')}
        </Button>
      </Alert>
    </Announced>
  )
}
