import type { RemoteDefinition, RemoteDescriptor } from './remotes.schema.ts'

/** The parts of a descriptor that have titles or labels. */
type Texts = Pick<RemoteDescriptor | RemoteDefinition, 'routes' | 'links' | 'parts' | 'results'>

/** Returns the translation keys of the titles and labels of a descriptor: sorted, without duplicates. */
export const labelKeys = ({ routes, links, parts, results = [] }: Texts): string[] => [
  ...new Set(
    [
      ...[...routes, ...parts, ...results].map(({ titleKey }) => titleKey),
      ...links.map(({ labelKey }) => labelKey),
    ].sort(),
  ),
]

/** Returns the pages of a descriptor's routes and parts: sorted, without duplicates. */
export const pagesOf = ({ routes, parts }: Pick<Texts, 'routes' | 'parts'>): string[] =>
  [...new Set([...routes, ...parts].map(({ page }) => page))].sort()

/** Returns the links or parts of a descriptor in a slot, in the order in which it declares them. */
export const inSlot = <Entry extends { slot: string }>(entries: readonly Entry[], slot: string): Entry[] =>
  entries.filter((entry) => entry.slot === slot)
