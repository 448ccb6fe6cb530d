import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Announced } from '../announce/announced'
import { useLoadErrorText } from './use-error-text'

/** The data shown could not be refreshed. */
export function StaleNotice({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) {
  const { t } = useTranslation('kit')
  const errorText = useLoadErrorText()
  return (
    <Announced>
      <Alert color="orange" mb="md" title={t('stale')} role="note">
        {errorText(error)}{' '}
        <Button variant="subtle" size="compact-sm" loading={busy} onClick={onRetry} data-screen-only>
          {t('retry')}
        </Button>
      </Alert>
    </Announced>
  )
}
