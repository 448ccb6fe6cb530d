import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@fichero/contract/enums'
import { Segments } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { VisuallyHidden } from '@fichero/kit/ui'

/** A form, so that the language of a prerendered page can be changed without scripts. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('shell')
  return (
    <form>
      <Segments
        name="lang"
        label={t('layout.language')}
        values={LANGUAGES}
        chosen={i18n.language as Language}
        onChoose={(language) => void i18n.changeLanguage(language)}
        langOf={(language) => language}
        titleOf={(language) => LANGUAGE_NAMES[language]}
        draw={(language) => (
          <>
            {language.toUpperCase()} <VisuallyHidden>{LANGUAGE_NAMES[language]}</VisuallyHidden>
          </>
        )}
      />
    </form>
  )
}
