import { ReloadButton } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconRefresh } from '@fichero/kit/icons'
import { Button } from '@fichero/kit/ui'
import { Failure } from '../errors/failure'
import type { FailedView } from './remote-view'

/** One module, `label` in the navigation, failed to load or to render. The rest of Fichero keeps working, and a retry needs no reload. */
export function RemoteFailure({
  label,
  reason,
  detail,
  retrying,
  onRetry,
  onPrevious,
}: FailedView & { label: string }) {
  const { t } = useTranslation('shell')
  return (
    <Failure
      tab={label}
      title={t('remote.title', { label })}
      detail={{ label: t('error.detail'), text: detail }}
      actions={
        <>
          <Button leftSection={<IconRefresh />} loading={retrying} onClick={onRetry}>
            {t('remote.retry', { label })}
          </Button>
          {reason === 'withdrawn' && <ReloadButton />}
          {onPrevious && (
            <Button variant="default" onClick={onPrevious}>
              {t('remote.previous')}
            </Button>
          )}
        </>
      }
    >
      <p role="alert">{t(`remote.reason.${reason}`)}</p>
      <p>{t(reason === 'network' ? 'remote.saved' : 'remote.rest')}</p>
    </Failure>
  )
}
