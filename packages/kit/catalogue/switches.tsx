import { LANGUAGES, THEMES, type Theme } from '@fichero/contract/enums'
import { useTranslation } from 'react-i18next'
import { Segments } from '../src/host/segments'
import { useTheme } from '../src/theme/color-scheme'
import classes from './catalogue.module.css'

const THEME_WORDS: Record<Theme, string> = { claro: 'Light', oscuro: 'Dark', sistema: 'System' }

/** Switches for the theme and for the language of the examples. */
export function Switches() {
  const { i18n } = useTranslation()
  const [theme, setTheme] = useTheme()
  return (
    <div className={classes.switches}>
      <Segments
        label="Language of the examples"
        values={LANGUAGES}
        chosen={i18n.language === 'en' ? 'en' : 'es'}
        onChoose={(language) => void i18n.changeLanguage(language)}
        draw={(language) => language.toUpperCase()}
      />
      <Segments label="Theme" values={THEMES} chosen={theme} onChoose={setTheme} draw={(value) => THEME_WORDS[value]} />
    </div>
  )
}
