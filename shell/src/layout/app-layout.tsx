import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { useDialogAddress } from '@fichero/kit/dialog'
import { allows } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { useNavigate } from '@fichero/kit/router'
import { useSession } from '@fichero/kit/session'
import { useDisclosure } from '@fichero/kit/ui'
import type { ReactNode } from 'react'
import { DropAnywhere, filesEntry } from '../files/drop-anywhere'
import { HelpMenu } from '../help/help-menu'
import type { NavItem } from '../navigation/nav'
import { NotificationBell } from '../notifications/notification-bell'
import { ProfileDialog } from '../profile/profile-dialog'
import { Search } from '../search/search'
import { signOut } from '../session/sign-out'
import classes from './app-layout.module.css'
import { LanguageSwitch } from './language-switch'
import { MenuDrawer } from './menu-drawer'
import { NewVersion } from './new-version'
import { Offline } from './offline'
import { SafeMode } from './safe-mode'
import { Sidebar } from './sidebar'
import { SkipLink } from './skip-link'
import { UserMenu } from './user-menu'

interface AppLayoutProps {
  children: ReactNode
  nav: NavItem[]
  remotes: RemoteDescriptor[]
}

/** The app frame of signed-in users: sidebar (a drawer on narrow screens) and top bar. */
export function AppLayout({ children, nav, remotes }: AppLayoutProps) {
  const navigate = useNavigate()
  const { i18n } = useTranslation()
  const [profile, { open: openProfile, close: closeProfile }] = useDisclosure(false)
  // The address of the weekly summary's last line opens the profile.
  const [linkedProfile, linked] = useDialogAddress('perfil')
  const session = useSession()
  if (!session) return null
  const { user } = session

  const may = (access: string) => allows(session, access)
  const allowedFiles = filesEntry(remotes, may, i18n.language)
  const files = allowedFiles ?? filesEntry(remotes, () => true, i18n.language)
  const go = (to: string) => void navigate(to)
  const leaveProfile = () => {
    closeProfile()
    if (linkedProfile !== null) linked.close()
  }
  const tools = { nav, remotes, may, ownId: user.id, go, openProfile, signOut }
  return (
    <div className={classes.frame}>
      <SkipLink />
      <Sidebar nav={nav} />
      <div className={classes.column}>
        <header className={classes.bar}>
          <MenuDrawer nav={nav} />
          <Search tools={tools} />
          <div className={classes.tools}>
            <LanguageSwitch />
            <HelpMenu remotes={remotes} may={may} />
            <NotificationBell />
            <UserMenu user={user} onAccount={openProfile} onSignOut={signOut} />
          </div>
        </header>
        <SafeMode />
        <NewVersion />
        <Offline />
        <main className={classes.main} id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      {files && <DropAnywhere entry={files} isAllowed={allowedFiles !== undefined} />}
      <ProfileDialog opened={profile || linkedProfile !== null} onClose={leaveProfile} />
    </div>
  )
}
