import { ownValue } from '@fichero/contract/own-value'
import type { RemoteIcon } from '@fichero/contract/remote-icons'
import {
  IconBook,
  IconBoxMultiple,
  IconDeviceDesktop,
  IconFolders,
  IconHistory,
  IconHourglass,
  IconLanguage,
  IconLayoutDashboard,
  IconLogout,
  IconMoon,
  IconPlus,
  IconSchool,
  IconSun,
  IconTargetArrow,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'

/** By the names that descriptors and the shell's own actions use. */
const ICONS: Record<RemoteIcon, typeof IconFolders> = {
  activity: IconHistory,
  claro: IconSun,
  create: IconPlus,
  dashboard: IconLayoutDashboard,
  fichas: IconFolders,
  instructors: IconUsers,
  language: IconLanguage,
  manuals: IconBook,
  modules: IconBoxMultiple,
  oscuro: IconMoon,
  pending: IconHourglass,
  programs: IconSchool,
  'sign-out': IconLogout,
  sistema: IconDeviceDesktop,
  target: IconTargetArrow,
  user: IconUser,
}

/** The icon named in a remote's descriptor; a folder for unknown names. */
export function NavIcon({ name }: { name: string }) {
  const Known = ownValue(ICONS, name) ?? IconFolders
  return <Known />
}
