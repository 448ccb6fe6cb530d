import { createInstance, type i18n } from 'i18next'
import { addSentenceFormats } from './sentence-formats.ts'
import { TEXTS } from './texts.ts'

/**
 * Makes an i18next instance with the sentences of the contract in both languages, for the API and for commands. Pages use
 * the shell's instance. A missing param is replaced by its name.
 */
export function programTexts(): i18n {
  const texts = createInstance({
    lng: 'es',
    fallbackLng: false,
    // Copied, because i18next adds new namespaces to these objects.
    resources: { es: { ...TEXTS.es }, en: { ...TEXTS.en } },
    interpolation: { escapeValue: false },
    missingInterpolationHandler: (_sentence, [, param = '']: RegExpExecArray) => param.split(',', 1)[0],
  })
  void texts.init()
  addSentenceFormats(texts)
  return texts
}
