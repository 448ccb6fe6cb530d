import { LANGUAGES, type Language } from '@fichero/contract/enums'
import { Segments } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { VisuallyHidden } from '@fichero/kit/ui'

const NAMES: Record<Language, string> = { es: 'Español', en: 'English' }

export function LanguageSwitch() {
  const { t, i18n } = useTranslation('shell')
  return (
    <Segments
      label={t('layout.language')}
      values={LANGUAGES}
      chosen={i18n.language as Language}
      onChoose={(language) => void i18n.changeLanguage(language)}
      langOf={(language) => language}
      titleOf={(language) => NAMES[language]}
      draw={(language) => (
        <>
          {language.toUpperCase()} <VisuallyHidden>{NAMES[language]}</VisuallyHidden>
        </>
      )}
    />
  )
}
