import type { Language } from '@fichero/contract/enums'
import type { MDXContent } from 'mdx/types'
import type { Slug } from './slugs'

/** All `{language}/{slug}.mdx`: the file name is the last part of the page's address. */
const pages = import.meta.webpackContext('.', { recursive: true, regExp: /^\.\/(es|en)\/\w+\.mdx$/ })

/** Returns a page's content in a language; `home` is the system information. */
export const contentOf = (language: Language, page: Slug | 'home'): MDXContent =>
  (pages(`./${language}/${page}.mdx`) as { default: MDXContent }).default
