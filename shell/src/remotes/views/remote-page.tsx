import { ReloadButton, Waiting } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconRefresh } from '@fichero/kit/icons'
import { Button } from '@fichero/kit/ui'
import { useEffect, useEffectEvent } from 'react'
import { Failure } from '../../errors/failure'
import { useIsOnline } from '../../errors/use-is-online'
import { PageSkeleton } from './page-skeleton'
import { type FailedView, RemoteView } from './remote-view'
import { useModuleName } from './use-label'

interface RemotePageProps {
  name: string
  page: string
}

/** A remote's page inside the app frame. */
export function RemotePage({ name, page }: RemotePageProps) {
  const label = useModuleName(name)
  return (
    <RemoteView
      name={name}
      page={page}
      waiting={<Waiting skeleton={<PageSkeleton />} />}
      failed={(view) => <RemoteFailure label={label} {...view} />}
    />
  )
}

/** Shown instead of a page whose module failed to load or to render. `label` is the name of the module in the navigation. */
export function RemoteFailure({
  label,
  reason,
  detail,
  retrying,
  onRetry,
  onPrevious,
}: FailedView & { label: string }) {
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
