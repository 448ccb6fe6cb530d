import type { Language } from '@fichero/contract/enums'
import type { MDXContent } from 'mdx/types'
import type { PageName } from './slugs'

/** A heading of a page; `id` is the fragment of the URL, after `#`. */
export interface Heading {
  id: string
  text: string
  depth: 2 | 3
}

/** The content of a page, which the MDX compiler generates. */
export interface PageContent {
  default: MDXContent
  /** The headings in document order. The MDX compiler generates them, and the ids in the text. */
  headings: Heading[]
}

/** Loads the content of a page in a language, from the file `{language}/{page}.mdx`, which is a separate chunk. */
export const loadPage = (language: Language, page: PageName): Promise<PageContent> =>
  import(/* webpackChunkName: "text-[request]" */ `./${language}/${page}.mdx`)
