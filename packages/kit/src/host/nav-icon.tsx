import { IconBook, IconFolders, IconLayoutDashboard, IconSchool, IconUsers } from '@tabler/icons-react'

const ICONS: Record<string, typeof IconFolders> = {
  dashboard: IconLayoutDashboard,
  fichas: IconFolders,
  instructors: IconUsers,
  programs: IconSchool,
  manuals: IconBook,
}

/** The icon named in a remote's descriptor; a folder for unknown names. */
export function NavIcon({ name }: { name: string }) {
  const Known = ICONS[name] ?? IconFolders
  return <Known />
}
