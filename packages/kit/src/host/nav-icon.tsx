import { ownValue } from '@fichero/contract/own-value'
import { type DrawnIcon, isDrawnIcon, type RemoteIcon } from '@fichero/contract/remote-icons'
import {
  IconBook,
  IconBoxMultiple,
  IconDeviceDesktop,
  IconFolders,
  IconHeartbeat,
  IconHistory,
  IconHourglass,
  IconLanguage,
  IconLayoutDashboard,
  IconLogout,
  IconMoon,
  IconPlus,
  IconSchool,
  IconStar,
  IconSun,
  IconTargetArrow,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'

/** The icons of the kit, by the names in descriptors and in the shell's actions. */
const ICONS: Record<RemoteIcon, typeof IconFolders> = {
  activity: IconHistory,
  claro: IconSun,
  create: IconPlus,
  dashboard: IconLayoutDashboard,
  favorite: IconStar,
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
  status: IconHeartbeat,
  target: IconTargetArrow,
  user: IconUser,
}

/** The icon of a remote's descriptor: an icon of the kit by name, or a custom SVG path; a folder for anything else. */
export function NavIcon({ name }: { name: string }) {
  const Known = ownValue(ICONS, name)
  if (Known) return <Known />
  return isDrawnIcon(name) ? <PathIcon path={name} /> : <IconFolders />
}

const PathIcon = ({ path }: { path: DrawnIcon }) => (
  <svg
    className="tabler-icon"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
)
