import { IconBook, IconFolders, IconLayoutDashboard, IconSchool, IconUsers } from '@tabler/icons-react'

const ICONS: Record<string, typeof IconFolders> = {
  dashboard: IconLayoutDashboard,
  fichas: IconFolders,
  instructors: IconUsers,
  programs: IconSchool,
  manuals: IconBook,
}

/** The icon that a remote's descriptor names; a plain folder for a name that this kit does not know. */
export function NavIcon({ name }: { name: string }) {
  const Known = ICONS[name] ?? IconFolders
  return <Known />
}
