import type { Language } from '@fichero/contract/enums'
import kitEn from '@fichero/kit/texts/en'
import errorsEn from '@fichero/kit/texts/errors-en'
import errorsEs from '@fichero/kit/texts/errors-es'
import kitEs from '@fichero/kit/texts/es'
import { textsIn } from '../documents/texts'
import shellEn from '../locales/en.json'
import shellEs from '../locales/es.json'
import en from './locales/en.json'
import es from './locales/es.json'

const OTHERS = {
  kit: { es: kitEs, en: kitEn },
  shell: { es: shellEs, en: shellEn },
  errors: { es: errorsEs, en: errorsEn },
}

export const accessTexts = (language: Language) => textsIn(language, { es, en }, OTHERS)
