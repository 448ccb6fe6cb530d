import { PATHS } from '@fichero/contract/paths'
import { opens } from '@fichero/contract/route-addresses'
import { Outlet, useHydrated } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { Link, useLocation } from '@fichero/kit/router'
import { useSession } from '@fichero/kit/session'
import { Button } from '@fichero/kit/ui'
import { type ReactNode, useEffect } from 'react'
import { replayEarlyClicks } from '../early-presses'
import { Brand } from './brand'
import { LanguageSwitch } from './language-switch'
import classes from './public-layout.module.css'
import { SkipLink } from './skip-link'
import { ThemeMenu } from './theme-menu'

/** The app frame of public pages. Renders `children`, or else the current route. */
export function PublicLayout({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('shell')
  const session = useSession()
  const { pathname } = useLocation()
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isHydrated) replayEarlyClicks()
  }, [isHydrated])
  return (
    <div className={classes.frame}>
      <SkipLink />
      <header className={classes.bar}>
        <a className={classes.brand} href={PATHS.home}>
          <Brand />
        </a>
        <div className={classes.tools}>
          <LanguageSwitch />
          <div data-needs-script={!isHydrated || undefined}>
            <ThemeMenu />
          </div>
          {session ? (
            <Button component={Link} to={PATHS.dashboard} variant="default">
              {t('kit:toDashboard')}
            </Button>
          ) : (
            !opens(PATHS.signIn, pathname) && (
              <Button component={Link} to={PATHS.signIn} variant="default">
                {t('layout.signIn')}
              </Button>
            )
          )}
        </div>
      </header>
      <main className={classes.main} id="main" tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
    </div>
  )
}
