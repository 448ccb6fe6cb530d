import { THEMES, type Theme } from '@fichero/contract/enums'
import { useTranslation } from '@fichero/kit/i18n'
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@fichero/kit/icons'
import { useTheme } from '@fichero/kit/theme'
import { DropDown } from './drop-down'

const ICONS: Record<Theme, typeof IconSun> = { claro: IconSun, oscuro: IconMoon, sistema: IconDeviceDesktop }

export function ThemeMenu() {
  const { t } = useTranslation('shell')
  const [theme, setTheme] = useTheme()
  const Chosen = ICONS[theme]
  return (
    <DropDown label={t('theme.label', { theme: t(`theme.${theme}`) })} button={<Chosen />}>
      <ul>
        {THEMES.map((name) => {
          const Icon = ICONS[name]
          return (
            <li key={name}>
              <button type="button" aria-pressed={name === theme} onClick={() => setTheme(name)}>
                <Icon />
                {t(`theme.${name}`)}
                {name === theme && <IconCheck />}
              </button>
            </li>
          )
        })}
      </ul>
    </DropDown>
  )
}
