import { LANGUAGES, type Language } from './enums.ts'

// The shell's documents are built once per language, and the server chooses the document before a script can read local
// storage. So the language is also stored in a cookie; code that stores the language must write both.

/** In seconds. */
const ONE_YEAR = 365 * 24 * 60 * 60
const IN_COOKIES = /(?:^|;\s*)lang=([^;]*)/
const IN_ADDRESS = /[?&]lang=([^&#]*)/

/** Returns a value as a language; undefined for an unsupported language. */
const supportedLanguage = (value: string | undefined) => LANGUAGES.find((language) => language === value)

/**
 * Returns the cookie for `Set-Cookie` or `document.cookie`: for the whole origin and one year, not sent with requests
 * from other sites.
 */
export const languageCookie = (language: Language, secure: boolean) =>
  `lang=${language}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax${secure ? '; Secure' : ''}`

/**
 * Returns the language in the query of a URL (`/?lang=en`), as links use it without scripts; undefined if there is
 * none.
 */
export const languageInUrl = (url: string): Language | undefined => supportedLanguage(IN_ADDRESS.exec(url)?.[1])

/** Returns the language of a document: the URL's, else the cookie's, else Spanish. */
export const languageOf = (url: string, cookies: string | undefined): Language =>
  languageInUrl(url) ?? supportedLanguage(cookies?.match(IN_COOKIES)?.[1]) ?? 'es'
