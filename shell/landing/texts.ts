import type { Language } from '@fichero/contract/enums'
import { textsIn } from '../documents/texts'
import en from './locales/en.json'
import es from './locales/es.json'

export const landingTexts = (language: Language) => textsIn(language, { es, en })
