import { useIsFormOpen } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError } from '@fichero/kit/notify'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useIsOnline } from '../errors/use-is-online'
import { isInternal } from '../navigation/follow-intent'
import classes from './notice.module.css'

/**
 * Notice above the page while the browser has no network. Other pages then do not open: their code and data could not arrive,
 * and the page that the user reads would be replaced by an error. Back and Forward still work, and so do filters of the page.
 */
export function Offline() {
  const { t } = useTranslation('shell')
  const isOnline = useIsOnline()
  const isFormOpen = useIsFormOpen()
  return (
    <>
      <div className={classes.box} role="status">
        {!isOnline && (
          <div className={classes.notice}>
            <p>
              <strong>{t('offline.title')}.</strong> {t('offline.text')}
            </p>
          </div>
        )}
      </div>
      {!isOnline && !isFormOpen && <StayOnPage />}
    </>
  )
}

/** Stops every navigation to another page, whatever started it, and reports why. */
function StayOnPage() {
  const { t } = useTranslation('shell')
  const leaving = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction !== 'POP' && nextLocation.pathname !== currentLocation.pathname,
  )
  useEffect(() => {
    if (leaving.state !== 'blocked') return
    notifyError(t('offline.link'))
    leaving.reset()
  }, [leaving, t])
  // Links that the router does not handle would load another document.
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (event.defaultPrevented || !link || !isInternal(link)) return
      if (link.pathname === window.location.pathname) return
      event.preventDefault()
      notifyError(t('offline.link'))
    }
    document.addEventListener('click', stay)
    return () => document.removeEventListener('click', stay)
  }, [t])
  return null
}
