import { IconBook, IconFolders, IconLayoutDashboard, IconSchool, IconUsers } from '@tabler/icons-react'
import { sized } from '../icons/sized'

const ICONS: Record<string, ReturnType<typeof sized>> = {
  dashboard: sized(IconLayoutDashboard),
  fichas: sized(IconFolders),
  instructors: sized(IconUsers),
  programs: sized(IconSchool),
  manuals: sized(IconBook),
}
const Unknown = sized(IconFolders)

/** The icon that a remote's descriptor names; a plain folder for a name that this kit does not know. */
export function NavIcon({ name }: { name: string }) {
  const Known = ICONS[name] ?? Unknown
  return <Known />
}
