import { clearNotices, type Notice } from '@fichero/kit/host'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { IconAlertTriangle, IconCheck } from '@fichero/kit/icons'
import { Button, VisuallyHidden } from '@fichero/kit/ui'
import type { ReactNode } from 'react'
import classes from './notifications.module.css'

interface NotificationListProps {
  notices: readonly Notice[]
  /** The section with the people who wait for the user. */
  waiting: ReactNode
  isWaiting: boolean
}

export function NotificationList({ notices, waiting, isWaiting }: NotificationListProps) {
  const { t } = useTranslation('shell')
  const format = useFormat()
  return (
    <>
      <h2 className={classes.title}>{t('notifications.title')}</h2>
      {waiting && (
        <div className={classes.waiting} data-empty={!isWaiting || undefined}>
          {waiting}
        </div>
      )}
      {notices.length === 0 ? (
        !isWaiting && <p className={classes.empty}>{t('notifications.empty')}</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
          <section className={classes.list} tabIndex={0} aria-label={t('notifications.list')}>
            <ol>
              {notices.map(({ id, kind, text, at }) => (
                <li key={id} data-kind={kind}>
                  {kind === 'success' ? <IconCheck /> : <IconAlertTriangle />}
                  <div>
                    <p>
                      <VisuallyHidden>{t(`notifications.kind.${kind}`)}: </VisuallyHidden>
                      {text}
                    </p>
                    <time dateTime={at}>{format.dateTime(at)}</time>
                  </div>
                </li>
              ))}
            </ol>
          </section>
          <Button variant="subtle" color="gray" c="inherit" fullWidth justify="flex-start" onClick={clearNotices}>
            {t('notifications.clear')}
          </Button>
        </>
      )}
    </>
  )
}
