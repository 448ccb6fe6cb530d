import { THEMES, type Theme } from '@fichero/contract/enums'
import { useTranslation } from '@fichero/kit/i18n'
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@fichero/kit/icons'
import { useTheme } from '@fichero/kit/theme'
import { ActionIcon, Menu } from '@fichero/kit/ui'

const ICONS: Record<Theme, typeof IconSun> = { claro: IconSun, oscuro: IconMoon, sistema: IconDeviceDesktop }

export function ThemeMenu() {
  const { t } = useTranslation('shell')
  const [theme, setTheme] = useTheme()
  const Chosen = ICONS[theme]
  return (
    <Menu position="bottom-end" width={176}>
      <Menu.Target>
        <ActionIcon color="gray" c="inherit" aria-label={t('theme.label', { theme: t(`theme.${theme}`) })}>
          <Chosen />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {THEMES.map((name) => {
          const Icon = ICONS[name]
          return (
            <Menu.Item
              key={name}
              role="menuitemradio"
              aria-checked={name === theme}
              leftSection={<Icon />}
              rightSection={name === theme ? <IconCheck /> : null}
              onClick={() => setTheme(name)}
            >
              {t(`theme.${name}`)}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
