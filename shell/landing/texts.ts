import type { Language } from '@fichero/contract/enums'
import en from './locales/en.json'
import es from './locales/es.json'

const TEXTS: Record<Language, unknown> = { es, en }

export type Translate = (key: string) => string

/** The landing page's own texts. A missing text fails the build. */
export const textsIn =
  (language: Language): Translate =>
  (key) => {
    const text = key
      .split('.')
      .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], TEXTS[language])
    if (typeof text !== 'string') throw new Error(`The landing page has no ${language} text "${key}".`)
    return text
  }
