import { THEMES, type Theme } from '@fichero/contract/enums'
import { DropDown, useTheme } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@fichero/kit/icons'

const ICONS: Record<Theme, typeof IconSun> = { claro: IconSun, oscuro: IconMoon, sistema: IconDeviceDesktop }

/** The three themes in a menu, for narrow screens. */
export function ThemeMenu({ side }: { side?: 'beside' }) {
  const { t } = useTranslation('shell')
  const [theme, setTheme] = useTheme()
  const Chosen = ICONS[theme]
  const label = t('theme.label', { theme: t(`theme.${theme}`) })
  return (
    <DropDown label={label} title={label} button={<Chosen />} side={side}>
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
