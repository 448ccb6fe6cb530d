import type { RemoteAction, RemoteDescriptor, RemoteSection } from './remotes.schema.ts'

type Texts = Pick<RemoteDescriptor, 'routes' | 'nav' | 'search' | 'results' | 'cards' | 'places' | 'files'>
type Places = Pick<RemoteDescriptor, 'places'>

/** Returns the sections that a descriptor adds to pages of others. */
export const sectionsOf = ({ places = [] }: Places) => places.filter((part): part is RemoteSection => 'page' in part)

/** Returns the links that a descriptor adds to menus of others. */
export const actionsOf = ({ places = [] }: Places) => places.filter((part): part is RemoteAction => 'path' in part)

/** Returns the keys of the texts that routes, cards, places, entries and results name, each once. */
export function labelKeys({ routes, nav, search = [], results = [], cards = [], places, files }: Texts): string[] {
  const titles = [...routes, ...results, ...cards, ...sectionsOf({ places })].map(({ titleKey }) => titleKey)
  const entries = [...nav, ...search, ...actionsOf({ places }), ...(files ? [files] : [])]
  return [...new Set([...titles, ...entries.map(({ labelKey }) => labelKey)])].sort()
}

/** Returns the pages that routes, cards and places name, each once. */
export const pagesOf = ({ routes, cards = [], places }: Pick<Texts, 'routes' | 'cards' | 'places'>): string[] =>
  [...new Set([...routes, ...cards, ...sectionsOf({ places })].map(({ page }) => page))].sort()
