import { THEMES } from '@fichero/contract/enums'
import { Segments, useTheme } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'

/** The three themes as segments, for wide screens. */
export function ThemeChoice() {
  const { t } = useTranslation('shell')
  const [theme, setTheme] = useTheme()
  return (
    <Segments
      label={t('theme.title')}
      values={THEMES}
      chosen={theme}
      onChoose={setTheme}
      draw={(name) => t(`theme.${name}`)}
      wide
    />
  )
}
