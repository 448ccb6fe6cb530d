import { useTranslation } from '@fichero/kit/i18n'
import { IconRefresh } from '@fichero/kit/icons'
import { Button } from '@fichero/kit/ui'
import { Failure } from './failure'

interface RemoteFailureProps {
  /** The module's name in the navigation. */
  label: string
  reason: 'missing' | 'timeout' | 'broken' | 'integrity' | 'contract'
  detail?: string
  retrying: boolean
  onRetry: () => void
}

/** One module failed to load. The rest of Fichero keeps working, and a retry needs no reload. */
export function RemoteFailure({ label, reason, detail, retrying, onRetry }: RemoteFailureProps) {
  const { t } = useTranslation('shell')
  return (
    <Failure
      tab={label}
      title={t('remote.title', { label })}
      detail={detail ? { label: t('error.detail'), text: detail } : undefined}
      actions={
        <Button leftSection={<IconRefresh />} loading={retrying} onClick={onRetry}>
          {t('remote.retry', { label })}
        </Button>
      }
    >
      <p role="alert">{t(`remote.reason.${reason}`)}</p>
      <p>{t('remote.rest')}</p>
    </Failure>
  )
}
