import { useTranslation } from '@fichero/kit/i18n'
import { notifyError } from '@fichero/kit/notify'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsOnline } from '../errors/use-is-online'
import { isInternal } from '../navigation/follow-intent'
import classes from './notice.module.css'

/**
 * Notice above the page while the browser has no network. Links to other pages then do nothing but say so: their code and data
 * could not arrive, and the page that the user reads would be replaced by an error. Back and Forward still work.
 */
export function Offline() {
  const { t } = useTranslation('shell')
  const isOnline = useIsOnline()
  const { pathname } = useLocation()
  useEffect(() => {
    if (isOnline) return
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || !isInternal(link) || link.pathname === pathname) return
      // In the capture phase, so that no router sees the click.
      event.preventDefault()
      event.stopPropagation()
      notifyError(t('offline.link'))
    }
    document.addEventListener('click', stay, true)
    return () => document.removeEventListener('click', stay, true)
  }, [isOnline, pathname, t])
  return (
    <div className={classes.box} role="status">
      {!isOnline && (
        <div className={classes.notice}>
          <p>
            <strong>{t('offline.title')}.</strong> {t('offline.text')}
          </p>
        </div>
      )}
    </div>
  )
}
