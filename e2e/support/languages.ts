import { LANGUAGES, type Language } from '@fichero/contract/enums'

/**
 * Returns only `language`, for a journey that checks rules and not texts. The test files have different languages, so that each
 * area is tested in both. `E2E_LANGUAGES=both` runs every journey in both languages.
 */
export const inOne = (language: Language): readonly Language[] =>
  process.env.E2E_LANGUAGES === 'both' ? LANGUAGES : [language]
