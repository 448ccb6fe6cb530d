import { PATHS } from '@fichero/contract/paths'
import { Outlet } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { useSession } from '@fichero/kit/session'
import { Button } from '@fichero/kit/ui'
import type { ReactNode } from 'react'
import { Brand } from './brand'
import { LanguageSwitch } from './language-switch'
import classes from './public-layout.module.css'
import { SkipLink } from './skip-link'
import { ThemeMenu } from './theme-menu'

/** The app frame of public screens. Renders the current route if it has no children. */
export function PublicLayout({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('shell')
  const session = useSession()
  return (
    <div className={classes.frame}>
      <SkipLink />
      <header className={classes.bar}>
        <a className={classes.brand} href={PATHS.home}>
          <Brand />
        </a>
        <div className={classes.tools}>
          <LanguageSwitch />
          <ThemeMenu />
          {session ? (
            <Button component={Link} to={PATHS.dashboard} variant="default">
              {t('kit:toDashboard')}
            </Button>
          ) : (
            <Button component="a" href={PATHS.signIn} variant="default">
              {t('layout.signIn')}
            </Button>
          )}
        </div>
      </header>
      <main className={classes.main} id="main" tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
    </div>
  )
}
