import { Drawer } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { IconMenu2 } from '@fichero/kit/icons'
import { useLocation } from '@fichero/kit/router'
import { ActionIcon, useDisclosure, useMediaQuery } from '@fichero/kit/ui'
import { useEffect } from 'react'
import type { NavItem } from '../navigation/nav'
import { Brand } from './brand'
import classes from './menu-drawer.module.css'
import { NavList } from './nav-list'
import { ThemeChoice } from './theme-choice'

/** The navigation on narrow screens: a button that opens the sidebar as a drawer. */
export function MenuDrawer({ nav }: { nav: NavItem[] }) {
  const { t } = useTranslation('shell')
  const [opened, { open, close }] = useDisclosure(false)
  const { pathname } = useLocation()
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })

  // Closes the drawer on back navigation and when the sidebar is visible again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs on changes of path and width
  useEffect(() => close(), [pathname, narrow, close])

  return (
    <div className={classes.menu}>
      <ActionIcon
        color="gray"
        c="inherit"
        aria-label={t('layout.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={open}
      >
        <IconMenu2 />
      </ActionIcon>
      <span className={classes.brand}>
        <Brand />
      </span>
      <Drawer
        opened={opened}
        onClose={close}
        title={<Brand />}
        closeButtonProps={{ 'aria-label': t('layout.closeMenu') }}
      >
        <div className={classes.content}>
          <NavList nav={nav} onGo={close} />
          <ThemeChoice />
        </div>
      </Drawer>
    </div>
  )
}
