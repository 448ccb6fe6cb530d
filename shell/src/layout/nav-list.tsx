import { NavIcon } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { Link, useLocation } from '@fichero/kit/router'
import { useId } from 'react'
import { DeclaredPart } from '../federation/declared-part'
import type { NavItem } from '../navigation/nav'
import classes from './nav-list.module.css'
import { useHints } from './use-hints'

interface NavListProps {
  nav: NavItem[]
  /** Icons only. The name is shown beside the icon on hover or focus, and is always available to screen readers. */
  narrow?: boolean
  onGo?: () => void
}

export function NavList({ nav, narrow = false, onGo }: NavListProps) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const id = useId()
  // Of /fichas and /fichas/pendientes only the nearer one is current.
  const isHere = ({ to, also = [] }: NavItem): boolean =>
    [to, ...also].some((place) => `${pathname}/`.startsWith(`${place}/`)) &&
    !nav.some((near) => near.to.startsWith(`${to}/`) && isHere(near))
  const { hints, again } = useHints(narrow)
  const system = nav.filter(({ group }) => group === 'system')
  const entries = (items: NavItem[]) =>
    items.map((item) => (
      <li key={item.to} onPointerEnter={again}>
        <DeclaredPart id={item.to}>
          <Link to={item.to} onClick={onGo} aria-current={isHere(item) ? 'page' : undefined}>
            <NavIcon name={item.icon} />
            <span>{item.label}</span>
          </Link>
        </DeclaredPart>
      </li>
    ))
  return (
    <nav aria-label={t('layout.nav')} onFocus={again} onPointerLeave={again}>
      <ul className={classes.list} data-narrow={narrow || undefined} data-hints={hints || undefined}>
        {entries(nav.filter(({ group }) => group === undefined))}
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
