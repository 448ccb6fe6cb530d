import { THEMES, type Theme } from '@fichero/contract/enums'
import { DropDown, Menu, useTheme } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { IconCheck } from '@fichero/kit/icons'
import { THEME_ICONS } from './theme-icons'

/** The three themes in a menu, for narrow screens. */
export function ThemeMenu({ side }: { side?: 'beside' }) {
  const { t } = useTranslation('shell')
  const [theme, setTheme] = useTheme()
  const Chosen = THEME_ICONS[theme]
  const label = t('theme.label', { theme: t(`theme.${theme}`) })
  return (
    <DropDown label={label} title={label} button={<Chosen />} side={side}>
      <Menu.RadioGroup value={theme} onChange={(name) => setTheme(name as Theme)}>
        {THEMES.map((name) => {
          const Icon = THEME_ICONS[name]
          return (
            <Menu.RadioItem key={name} value={name} checkIcon={<IconCheck />}>
              <Icon />
              {t(`theme.${name}`)}
            </Menu.RadioItem>
          )
        })}
      </Menu.RadioGroup>
    </DropDown>
  )
}
