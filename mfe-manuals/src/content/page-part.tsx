import type { Language } from '@fichero/contract/enums'
import { lazyPart } from '@fichero/kit/frame'
import type { ComponentType, ReactNode } from 'react'
import { loadPage, type PageContent } from './load-page'
import type { PageName } from './slugs'

/** Loads the content of one page, and passes it to `children`. */
type PagePart = ComponentType<{ children: (content: PageContent) => ReactNode }>

const parts = new Map<string, PagePart>()

/** Returns the component that loads a page's content and passes it to `children`. The component of a page is created once. */
export function pagePart(language: Language, page: PageName): PagePart {
  const name = `manuals/${language}/${page}`
  const existing = parts.get(name)
  if (existing) return existing
  const part: PagePart = lazyPart(name, async () => {
    const content = await loadPage(language, page)
    return ({ children }) => children(content)
  })
  parts.set(name, part)
  return part
}
