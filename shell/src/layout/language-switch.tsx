import { LANGUAGES } from '@fichero/contract/enums'
import { useTranslation } from '@fichero/kit/i18n'
import { VisuallyHidden } from '@fichero/kit/ui'
import classes from './language-switch.module.css'

const NAMES = { es: 'Español', en: 'English' }

export function LanguageSwitch() {
  const { t, i18n } = useTranslation('shell')
  return (
    <fieldset className={classes.languages} aria-label={t('layout.language')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          title={NAMES[language]}
          aria-pressed={i18n.language === language}
          onClick={() => void i18n.changeLanguage(language)}
        >
          {language} <VisuallyHidden>{NAMES[language]}</VisuallyHidden>
        </button>
      ))}
    </fieldset>
  )
}
