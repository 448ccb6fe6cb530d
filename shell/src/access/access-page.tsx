import { PATHS } from '@fichero/contract/paths'
import { CardTab } from '@fichero/kit/card'
import { useTranslation } from '@fichero/kit/i18n'
import { IconArrowLeft } from '@fichero/kit/icons'
import { Link, NavLink } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import type { ReactNode } from 'react'
import tabbed from '../card/tabbed-card.module.css'
import { PublicLayout } from '../layout/public-layout'
import classes from './access.module.css'
import { HEADING_ID } from './access-heading'

const BACK = { variant: 'subtle', size: 'compact-sm', mt: 'md', leftSection: <IconArrowLeft /> } as const

interface AccessPageProps {
  /** `sign-in`: the sign-in and access-request pages, which have tabs. `password`: the pages to set a password. */
  about: 'sign-in' | 'password'
  /** Why the page is hidden. `signed-in`: before hydration, if somebody is signed in. `unchecked`: the link is being checked. */
  hidden?: 'signed-in' | 'unchecked' | undefined
  children: ReactNode
}

/** Frame of the access pages: a card with tabs, and a link back below it. */
export function AccessPage({ about, hidden, children }: AccessPageProps) {
  const { t } = useTranslation('access')
  return (
    <PublicLayout>
      <div className={classes.page} data-hidden={hidden}>
        {about === 'sign-in' ? (
          <nav className={classes.tabs} aria-label={t('modes')}>
            <ModeLink to={PATHS.signIn} text={t('signIn.tab')} />
            <ModeLink to={PATHS.register} text={t('register.tab')} />
          </nav>
        ) : (
          <CardTab text={t('tab')} />
        )}
        <section className={`${tabbed.card} ${classes.card}`} aria-labelledby={HEADING_ID}>
          {children}
        </section>
        {about === 'sign-in' ? (
          // No router link: the landing page is a separate document.
          <Button component="a" href={PATHS.home} {...BACK}>
            {t('back')}
          </Button>
        ) : (
          <Button component={Link} to={PATHS.signIn} {...BACK}>
            {t('toSignIn')}
          </Button>
        )}
      </div>
    </PublicLayout>
  )
}

/** A link on a tab; without edges unless it leads to the current page. */
const ModeLink = ({ to, text }: { to: string; text: string }) => (
  <NavLink to={to}>{({ isActive }) => (isActive ? <CardTab text={text} /> : text)}</NavLink>
)
