import { LANGUAGES, type Language } from './enums.ts'

// The landing page is written in each language when it is built, and the server chooses one before any script could read
// local storage. So the language, and nothing else, is also kept in a cookie; whoever keeps it writes both.

const ONE_YEAR = 365 * 24 * 60 * 60
const IN_COOKIES = /(?:^|;\s*)lang=([^;]*)/
const IN_ADDRESS = /[?&]lang=([^&#]*)/

const known = (value: string | undefined) => LANGUAGES.find((language) => language === value)

/** A `Set-Cookie` header's value, and what `document.cookie` takes: for the whole origin, a year, and for no other site's requests. */
export const languageCookie = (language: Language, secure: boolean) =>
  `lang=${language}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax${secure ? '; Secure' : ''}`

/** The language that an address asks for itself (`/?lang=en`), as links do where no script runs. */
export const languageAsked = (url: string): Language | undefined => known(IN_ADDRESS.exec(url)?.[1])

/** The language of a document: what its address asks for, else the cookie's, else Spanish. */
export const languageOf = (url: string, cookies: string | undefined): Language =>
  languageAsked(url) ?? known(IN_COOKIES.exec(cookies ?? '')?.[1]) ?? 'es'
