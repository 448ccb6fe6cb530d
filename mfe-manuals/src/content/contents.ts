import type { Language } from '@fichero/contract/enums'
import type { MDXContent } from 'mdx/types'
import type { Slug } from './slugs'

/** Every `{language}/{slug}.mdx`: a file's name is the page's address, so that nothing maps one to the other. */
const pages = import.meta.webpackContext('.', { recursive: true, regExp: /^\.\/(es|en)\/\w+\.mdx$/ })

/** What a page says in one language; `home` is the system information. */
export const contentOf = (language: Language, page: Slug | 'home'): MDXContent =>
  (pages(`./${language}/${page}.mdx`) as { default: MDXContent }).default
