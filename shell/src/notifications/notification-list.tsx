import { clearNotices, type Notice } from '@fichero/kit/host'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { IconAlertTriangle, IconCheck } from '@fichero/kit/icons'
import { VisuallyHidden } from '@fichero/kit/ui'
import classes from './notifications.module.css'

export function NotificationList({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTranslation('shell')
  const format = useFormat()
  return (
    <>
      <h2 className={classes.title}>{t('notifications.title')}</h2>
      {notices.length === 0 ? (
        <p className={classes.empty}>{t('notifications.empty')}</p>
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
          <button type="button" onClick={clearNotices}>
            {t('notifications.clear')}
          </button>
        </>
      )}
    </>
  )
}
