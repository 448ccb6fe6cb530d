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
  status: IconHeartbeat,
  target: IconTargetArrow,
  user: IconUser,
}

/** The icon of a remote's descriptor: one of the kit, or one of its own. A folder for what is neither. */
export function NavIcon({ name }: { name: string }) {
  const Known = ownValue(ICONS, name)
  if (Known) return <Known />
  return isDrawnIcon(name) ? <Drawn path={name} /> : <IconFolders />
}

const Drawn = ({ path }: { path: DrawnIcon }) => (
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
