import { useTranslation } from '@fichero/kit/i18n'
import { IconMenu2 } from '@fichero/kit/icons'
import { Outlet } from '@fichero/kit/router'
import { ActionIcon, Drawer, useDisclosure } from '@fichero/kit/ui'
import { NotificationBell } from '../notifications/notification-bell'
import type { NavItem } from '../router/nav'
import classes from './app-layout.module.css'
import { Brand } from './brand'
import { LanguageSwitch } from './language-switch'
import { NavList } from './nav-list'
import { Sidebar } from './sidebar'
import { SkipLink } from './skip-link'
import { ThemeMenu } from './theme-menu'
import { UserMenu } from './user-menu'

/** The frame of who is signed in: the sidebar, or a drawer where there is no room for one, and the top bar. */
export function AppLayout({ nav }: { nav: NavItem[] }) {
  const { t } = useTranslation('shell')
  const [menu, { open, close }] = useDisclosure(false)

  return (
    <div className={classes.frame}>
      <SkipLink />
      <Sidebar nav={nav} />
      <div className={classes.column}>
        <header className={classes.bar}>
          <div className={classes.narrow}>
            <ActionIcon color="gray" c="inherit" aria-label={t('layout.openMenu')} aria-expanded={menu} onClick={open}>
              <IconMenu2 />
            </ActionIcon>
            <Brand />
          </div>
          <div className={classes.tools}>
            <LanguageSwitch />
            <ThemeMenu />
            <NotificationBell />
            <UserMenu />
          </div>
        </header>
        <main className={classes.main} id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <Drawer
        opened={menu}
        onClose={close}
        title={<Brand />}
        closeButtonProps={{ 'aria-label': t('layout.closeMenu') }}
      >
        <NavList nav={nav} onGo={close} />
      </Drawer>
    </div>
  )
}
