// Extension slots of pages, called places: other modules add content to the slots. Page and module do not import each other. They
// share only the values that the place passes.

/**
 * Every place with the names and kinds of the values that it passes. A `.section` takes a page of the module
 * (`remoteSection`), an `.action` takes a link (`remoteAction`), and `dashboard.card` takes the descriptor's `cards`.
 */
export const PLACES = {
  /** The dashboard. */
  'dashboard.card': {},
  /** A ficha's page, below the facts. */
  'ficha.section': { nroFicha: 'number', programId: 'number' },
  /** The menu of a ficha, on all pages of the ficha. */
  'ficha.action': { nroFicha: 'number' },
  /** An apprentice's page, below the competencies. */
  'apprentice.section': { document: 'text', nroFicha: 'number' },
  /** A user's page, below the personal details. */
  'person.section': { id: 'number', document: 'text' },
  /** The list of notifications, above its items. Loaded as soon as somebody waits for an action of the signed-in user. */
  'notifications.section': {},
  /** A program's page, below the design and the fichas. Guests see the page as well. */
  'program.section': { id: 'number' },
} as const satisfies Record<string, Record<string, keyof Values>>

interface Values {
  number: number
  text: string
}

type Table = typeof PLACES
export type PlaceName = keyof Table
export type SectionPlace = Extract<PlaceName, `${string}.section`>
export type ActionPlace = Extract<PlaceName, `${string}.action`>

/** The values that a place passes: props of the page that fills it, as in `Page({ id }: PlaceProps<'person.section'>)`. */
export type PlaceProps<Name extends PlaceName> = {
  -readonly [Key in keyof Table[Name]]: Table[Name][Key] extends keyof Values ? Values[Table[Name][Key]] : never
}

/** Returns the names of the values that a place passes to its content; undefined if there is no place of this name and kind. */
export const handedOver = (name: string, kind: 'section' | 'action'): string[] | undefined =>
  Object.hasOwn(PLACES, name) && name.endsWith(`.${kind}`) ? Object.keys(PLACES[name as PlaceName]) : undefined
