import type { RemoteDescriptor } from './remotes.schema.ts'

type Texts = Pick<RemoteDescriptor, 'routes' | 'nav' | 'search' | 'results' | 'cards' | 'files'>

/** Returns the keys of the texts that routes, cards, entries and results name, each once. */
export function labelKeys({ routes, nav, search = [], results = [], cards = [], files }: Texts): string[] {
  const titles = [...routes, ...results, ...cards].map(({ titleKey }) => titleKey)
  const entries = [...nav, ...search, ...(files ? [files] : [])]
  return [...new Set([...titles, ...entries.map(({ labelKey }) => labelKey)])].sort()
}

/** Returns the pages that routes and cards name, each once. */
export const pagesOf = ({ routes, cards = [] }: Pick<Texts, 'routes' | 'cards'>): string[] =>
  [...new Set([...routes, ...cards].map(({ page }) => page))].sort()
