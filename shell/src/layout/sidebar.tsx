import { PATHS } from '@fichero/contract/paths'
import { useLocalStorage } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { IconChevronRight } from '@fichero/kit/icons'
import { Link } from '@fichero/kit/router'
import type { NavItem } from '../navigation/nav'
import { Brand } from './brand'
import { NavList } from './nav-list'
import classes from './sidebar.module.css'
import { ThemeChoice } from './theme-choice'
import { ThemeMenu } from './theme-menu'

/** The navigation beside the screen, as names or icons; the choice is stored in this browser. */
export function Sidebar({ nav }: { nav: NavItem[] }) {
  const { t } = useTranslation('shell')
  const [narrow, setNarrow] = useLocalStorage({
    key: 'sidebar.narrow',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  return (
    <aside className={classes.sidebar} data-narrow={narrow || undefined} aria-label={t('layout.sidebar')}>
      <Link className={classes.brand} to={PATHS.dashboard}>
        <Brand short={narrow} />
      </Link>
      <NavList nav={nav} narrow={narrow} />
      <div className={classes.foot}>
        {narrow ? <ThemeMenu side="beside" /> : <ThemeChoice />}
        <button
          className={classes.toggle}
          type="button"
          aria-label={narrow ? t('layout.expand') : undefined}
          title={narrow ? t('layout.expand') : undefined}
          onClick={() => setNarrow(!narrow)}
        >
          <IconChevronRight />
          {!narrow && <span>{t('layout.collapse')}</span>}
        </button>
      </div>
    </aside>
  )
}
