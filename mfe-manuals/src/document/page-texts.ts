import type { Language } from '@fichero/contract/enums'
import type { PageContent } from '../content/load-page'
import type { PageName } from '../content/slugs'

/** The compiled content of all pages, imported synchronously for prerendering. */
// Stryker disable next-line all: only the bundler reads it
const pages = import.meta.webpackContext('../content', { recursive: true, regExp: /^\.\/(es|en)\/\w+\.mdx$/ })

export const pageText = (language: Language, page: PageName) => pages(`./${language}/${page}.mdx`) as PageContent
