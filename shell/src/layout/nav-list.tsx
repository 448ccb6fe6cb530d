import { useTranslation } from '@fichero/kit/i18n'
import { NavIcon } from '@fichero/kit/icons'
import { NavLink } from '@fichero/kit/router'
import type { NavItem } from '../router/nav'
import classes from './nav-list.module.css'

interface NavListProps {
  nav: NavItem[]
  /** Icons alone; the words stay for screen readers and as a hint under the pointer. */
  narrow?: boolean
  onGo?: () => void
}

export function NavList({ nav, narrow = false, onGo }: NavListProps) {
  const { t } = useTranslation('shell')
  return (
    <nav aria-label={t('layout.nav')}>
      <ul className={classes.list} data-narrow={narrow || undefined}>
        {nav.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink to={to} title={narrow ? label : undefined} onClick={onGo}>
              <NavIcon name={icon} />
              <span>{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
