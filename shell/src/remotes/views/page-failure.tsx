import type { RemoteFailure } from '@fichero/contract/enums'
import { ReloadButton } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconRefresh } from '@fichero/kit/icons'
import { Button } from '@fichero/kit/ui'
import { useEffect, useEffectEvent } from 'react'
import { Failure } from '../../errors/failure'
import { useIsOnline } from '../../errors/use-is-online'

/** The state of a page, card or section that failed, and the actions of the user. */
export interface FailedView {
  reason: RemoteFailure
  /** Technical error message, for maintainers. */
  detail: string
  retrying: boolean
  onRetry: () => void
  /**
   * Opens the previous release. Present if it was not tried: the current release threw while rendering, or took all the time
   * that a page may take to load.
   */
  onPrevious?: () => void
}

/** Shown instead of a page whose module failed to load or to render. `label` is the name of the module in the navigation. */
export function PageFailure({ label, reason, detail, retrying, onRetry, onPrevious }: FailedView & { label: string }) {
  const { t } = useTranslation('shell')
  const isOnline = useIsOnline()
  const isOffline = reason === 'network' && !isOnline
  const onReconnect = useEffectEvent(onRetry)
  useEffect(() => {
    const retry = () => onReconnect()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [])
  return (
    <Failure
      tab={label}
      title={isOffline ? t('offline.title') : t('remote.title', { label })}
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
      <p role="alert">{isOffline ? t('offline.page', { label }) : t(`remote.reason.${reason}`)}</p>
      <p>{t(reason === 'network' ? 'remote.saved' : 'remote.rest')}</p>
    </Failure>
  )
}
