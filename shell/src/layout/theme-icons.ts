import type { Theme } from '@fichero/contract/enums'
import { IconDeviceDesktop, IconMoon, IconSun } from '@fichero/kit/icons'

export const THEME_ICONS: Record<Theme, typeof IconSun> = {
  claro: IconSun,
  oscuro: IconMoon,
  sistema: IconDeviceDesktop,
}
