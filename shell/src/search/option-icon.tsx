import { NavIcon } from '@fichero/kit/host'
import { IconDeviceDesktop, IconLanguage, IconLogout, IconMoon, IconPlus, IconSun, IconUser } from '@fichero/kit/icons'

const OWN: Record<string, typeof IconPlus> = {
  claro: IconSun,
  create: IconPlus,
  language: IconLanguage,
  oscuro: IconMoon,
  'sign-out': IconLogout,
  sistema: IconDeviceDesktop,
  user: IconUser,
}

export function OptionIcon({ name }: { name: string }) {
  const Own = OWN[name]
  return Own ? <Own /> : <NavIcon name={name} />
}
