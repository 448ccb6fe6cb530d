import type { RemoteAction, RemoteDefinition, RemoteDescriptor, RemoteSection } from './remotes.schema.ts'

/** The parts of a descriptor that have titles or labels. */
type Texts = Pick<
  RemoteDescriptor | RemoteDefinition,
  'routes' | 'nav' | 'search' | 'results' | 'cards' | 'places' | 'files'
>
type Places = Pick<RemoteDescriptor, 'places'>

/** Returns the sections that a descriptor adds to pages of other remotes. */
export const sectionsOf = ({ places = [] }: Places) => places.filter((part): part is RemoteSection => 'page' in part)

/** Returns the links that a descriptor adds to menus of other remotes. */
export const actionsOf = ({ places = [] }: Places) => places.filter((part): part is RemoteAction => 'path' in part)

/** Returns the translation keys of the titles and labels of a descriptor: sorted, without duplicates. */
export function labelKeys({ routes, nav, search = [], results = [], cards = [], places, files }: Texts): string[] {
  const titles = [...routes, ...results, ...cards, ...sectionsOf({ places })].map(({ titleKey }) => titleKey)
  const entries = [...nav, ...search, ...actionsOf({ places }), ...(files ? [files] : [])]
  return [...new Set([...titles, ...entries.map(({ labelKey }) => labelKey)])].sort()
}

/** Returns the pages of a descriptor's routes, cards and sections: sorted, without duplicates. */
export const pagesOf = ({ routes, cards = [], places }: Pick<Texts, 'routes' | 'cards' | 'places'>): string[] =>
  [...new Set([...routes, ...cards, ...sectionsOf({ places })].map(({ page }) => page))].sort()
