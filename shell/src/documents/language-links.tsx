import { LANGUAGE_NAMES, LANGUAGES } from '@fichero/contract/enums'
import { SegmentGroup } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'

/** Links to a document in each language, so that the language can be changed without scripts. */
export function LanguageLinks({ address }: { address: string }) {
  const { t, i18n } = useTranslation('shell')
  return (
    <SegmentGroup label={t('layout.language')}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={`${address}?lang=${language}`}
          hrefLang={language}
          lang={language}
          title={LANGUAGE_NAMES[language]}
          aria-label={`${language} ${LANGUAGE_NAMES[language]}`}
          aria-current={language === i18n.language || undefined}
        >
          {language.toUpperCase()}
        </a>
      ))}
    </SegmentGroup>
  )
}
