import { PATHS } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { IconChevronRight } from '@fichero/kit/icons'
import { Link } from '@fichero/kit/router'
import type { NavItem } from '../router/nav'
import { Brand } from './brand'
import { NavList } from './nav-list'
import classes from './sidebar.module.css'
import { useRemembered } from './use-remembered'

export function Sidebar({ nav }: { nav: NavItem[] }) {
  const { t } = useTranslation('shell')
  const [narrow, setNarrow] = useRemembered('sidebar.narrow')
  return (
    <aside className={classes.sidebar} data-narrow={narrow || undefined} aria-label={t('layout.sidebar')}>
      <Link className={classes.brand} to={PATHS.dashboard}>
        <Brand short={narrow} />
      </Link>
      <NavList nav={nav} narrow={narrow} />
      <button
        className={classes.toggle}
        type="button"
        aria-expanded={!narrow}
        title={narrow ? t('layout.expand') : undefined}
        onClick={() => setNarrow(!narrow)}
      >
        <IconChevronRight />
        <span>{narrow ? t('layout.expand') : t('layout.collapse')}</span>
      </button>
    </aside>
  )
}
