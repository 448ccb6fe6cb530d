import { LANGUAGES, type Language } from '@fichero/contract/enums'

/**
 * The languages of a journey in which rules are the point and not words: one, which differs from file to file so that
 * each area is met in both. `E2E_LANGUAGES=both` runs them in both.
 */
export const inOne = (language: Language): readonly Language[] =>
  process.env.E2E_LANGUAGES === 'both' ? LANGUAGES : [language]
