import type { Language } from '@fichero/contract/enums'
import type { MDXContent } from 'mdx/types'
import type { PageName } from './slugs'

/** A heading of a page; `id` is the part of the address after `#`. */
export interface Heading {
  id: string
  text: string
  depth: 2 | 3
}

export interface PageContent {
  default: MDXContent
  /** In their order. Made when the page is compiled, as the ids in the text. */
  headings: Heading[]
}

/** Loads a page's content in a language. Each is a file of its own: `{language}/{page}.mdx`. */
export const loadPage = (language: Language, page: PageName): Promise<PageContent> =>
  import(/* webpackChunkName: "text-[request]" */ `./${language}/${page}.mdx`)
