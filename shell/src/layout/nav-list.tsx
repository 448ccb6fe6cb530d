import { NavIcon } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { Link, useLocation } from '@fichero/kit/router'
import { useId } from 'react'
import type { NavItem } from '../navigation/nav'
import { DeclaredPart } from '../remotes/views/remote-boundary'
import { FavoriteList } from './favorite-list'
import classes from './nav-list.module.css'
import { useHints } from './use-hints'

interface NavListProps {
  nav: NavItem[]
  /** Shows only icons. The name is shown beside the icon on hover or focus, and is always available to screen readers. */
  narrow?: boolean
  onGo?: () => void
}

export function NavList({ nav, narrow = false, onGo }: NavListProps) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const id = useId()
  // Of /fichas and /fichas/pendientes only the more specific one is current.
  const isCurrent = ({ to, also = [] }: NavItem): boolean =>
    [to, ...also].some((path) => `${pathname}/`.startsWith(`${path}/`)) &&
    !nav.some((other) => other.to.startsWith(`${to}/`) && isCurrent(other))
  const { hints, showHints } = useHints(narrow)
  const system = nav.filter(({ group }) => group === 'system')
  const entries = (items: NavItem[]) =>
    items.map((item) => (
      <li key={item.to} onPointerEnter={showHints}>
        <DeclaredPart id={item.to}>
          <Link to={item.to} onClick={onGo} aria-current={isCurrent(item) ? 'page' : undefined}>
            <NavIcon name={item.icon} />
            <span>{item.label}</span>
          </Link>
        </DeclaredPart>
      </li>
    ))
  return (
    <nav aria-label={t('layout.nav')} onFocus={showHints} onPointerLeave={showHints}>
      <ul className={classes.list} data-narrow={narrow || undefined} data-hints={hints || undefined}>
        {entries(nav.filter(({ group }) => group === undefined))}
        <FavoriteList onGo={onGo} />
        {system.length > 0 && (
          <li className={classes.group}>
            <p id={id}>{t('layout.system')}</p>
            <ul aria-labelledby={id}>{entries(system)}</ul>
          </li>
        )}
      </ul>
    </nav>
  )
}
